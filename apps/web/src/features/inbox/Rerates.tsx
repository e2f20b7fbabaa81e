import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { InboxEntry } from './api.ts';
import { type Rerate, whatChanged } from './rerate.ts';
import { type ShowWho, WhoElse } from './WhoElse.tsx';
import { PersonText } from '../../ui/PersonText.tsx';

export interface ReratesProps {
  of: NonNullable<InboxEntry['rerates']>;
  onFollow: () => void;
  onShow: ShowWho;
}

/** What was rerated, as a list to open. */
export function Rerates({ of: { count, changes }, onFollow, onShow }: ReratesProps) {
  const { t } = useTranslation('pages/inbox');
  if (changes.length === 0) return null;
  return (
    <details className="inbox-rerates">
      <summary className="link">{t('entry.list', { count })}</summary>
      <ul>
        {changes.map((change) => (
          <li key={change.changeId} className="inbox-figures">
            <Link to="/levels/$id" params={{ id: change.level.id }} className="inbox-name" onClick={onFollow}>
              <PersonText of={change.level.song} />
            </Link>
            <BeforeAfter change={change} />
            <WhoElse change={change} onShow={onShow} />
          </li>
        ))}
      </ul>
      {count > changes.length ? (
        <p className="pt-2 text-faint">{t('entry.more', { count: count - changes.length })}</p>
      ) : null}
    </details>
  );
}

function BeforeAfter({ change }: { change: Rerate }) {
  const { t } = useTranslation('pages/inbox');
  const { before, after } = whatChanged(change);
  return (
    <span className="whitespace-nowrap text-muted tabular-nums">
      <span className="sr-only">{t('moved.beforeAfter', { before, after })}</span>
      <span aria-hidden="true">
        {before} → <b className="text-text">{after}</b>
      </span>
    </span>
  );
}
