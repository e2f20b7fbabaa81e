import { type LeftOut, leftOut } from '@rondo/domain/pages';
import { truncateGraphemes } from '@rondo/domain/text';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useUnknownSpecials } from '../../features/difficulties/index.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { parseQueryString } from '../../lib/search-params.ts';
import { Banner } from '../../ui/Banner.tsx';
import './LeftOutNote.css';

const longest = 40;
const none: readonly string[] = [];

/** Says what the link that opened the site asked for in vain, until one goes on (docs/rules/pages.md#addresses). */
export function LeftOutNote() {
  const { t } = useTranslation('search');
  const router = useRouter();
  const [isClosed, setClosed] = useState(false);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
        if (fromLocation && hrefChanged) setClosed(true);
      }),
    [router],
  );
  const { asked: opened } = router.options.context;
  // A page that leads elsewhere, such as to signing in, reads its own address later.
  const codec = useMatches({
    select: (matches) => {
      const page = matches.at(-1);
      return page?.pathname === opened.pathname ? page.staticData.search : undefined;
    },
  });
  const raw = parseQueryString(opened.search);
  const asked: { special?: readonly string[] } = codec?.parse(raw as never) ?? {};
  const specials = useUnknownSpecials(asked.special ?? none);
  if (isClosed || !codec) return null;
  const inVain: LeftOut[] = [
    ...leftOut(codec.params, raw),
    ...specials.map((value) => ({ name: 'special', value })),
  ];
  const named = (isBeyond: boolean) =>
    inVain
      .filter((item) => (item.isBeyond ?? false) === isBeyond)
      .map(({ name, value }) =>
        t('leftOut.item', {
          name: truncateGraphemes(name, longest),
          value: truncateGraphemes(value, longest),
        }),
      );
  if (inVain.length === 0) return null;
  const missing = named(false);
  const cut = named(true);
  return (
    <div className="page left-out">
      <Banner tone="warning" role="status" onDismiss={() => setClosed(true)}>
        {missing.length === 0 ? null : <p>{t('leftOut.text', { count: missing.length, what: missing })}</p>}
        {cut.length === 0 ? null : <p>{t('leftOut.cut', { what: cut })}</p>}
      </Banner>
    </div>
  );
}
