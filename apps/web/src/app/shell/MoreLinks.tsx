import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { navIcons } from './nav-icons.ts';
import type { NavItem } from './navigation.ts';
import { StaffBadge } from './staff-parts.tsx';
import './MoreLinks.css';

export interface MoreLinksProps {
  /** The bar's links, one for each item. */
  nav: RefObject<HTMLElement | null>;
  items: readonly NavItem[];
}

/** A menu of the links that have no room in the bar, with the numbers of what waits there. */
export function MoreLinks({ nav, items }: MoreLinksProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { fitting, spare } = useFit(nav, items);
  const rest = items.slice(fitting);
  if (rest.length === 0) return null;
  const current = rest.find(({ to, search }) => search === undefined && path.startsWith(to));
  return (
    <span
      className="nav-more -ml-4 flex flex-none items-center gap-1.5 self-stretch pt-0.5 max-md:hidden"
      style={{ translate: `${-spare}px` }}
      data-current={current && true}
    >
      <MenuButton
        label={t('nav.more')}
        variant="ghost"
        size="small"
        chosen={current?.label}
        groups={[
          { entries: rest.map(({ label }) => ({ id: label, label: t(label), icon: navIcons[label] })) },
        ]}
        onChoose={(label) => {
          const item = rest.find((one) => one.label === label);
          if (item) void navigate({ to: item.to, search: item.search as never });
        }}
      >
        {t('nav.more')}
      </MenuButton>
      {rest.map(({ badge }) => (badge ? <StaffBadge key={badge} of={badge} /> : null))}
    </span>
  );
}

interface Fit {
  /** How many links stand beside each other. */
  fitting: number;
  /** Pixels between the last of them and the end of the links' box: the menu stands right behind the link. */
  spare: number;
}

/**
 * Links without room wrap onto a line that the bar does not show: so the browser itself says which they are. They are
 * hidden there, so that nobody comes upon them with the keyboard.
 */
function useFit(nav: RefObject<HTMLElement | null>, items: readonly NavItem[]): Fit {
  const [fit, setFit] = useState<Fit>({ fitting: items.length, spare: 0 });
  const names = items.map(({ label }) => label).join();
  useLayoutEffect(() => {
    const box = nav.current;
    if (!box) return;
    const links = [...box.children] as HTMLElement[];
    const measure = () => {
      const shown = links.filter((link) => link.offsetTop === links[0]?.offsetTop);
      for (const link of links) link.toggleAttribute('data-out', !shown.includes(link));
      const last = shown.at(-1);
      const end = last ? last.offsetLeft + last.offsetWidth : 0;
      const next = { fitting: shown.length, spare: box.offsetLeft + box.offsetWidth - end };
      setFit((now) => (now.fitting === next.fitting && now.spare === next.spare ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...links]) observer.observe(element);
    return () => observer.disconnect();
  }, [nav, names]);
  return fit;
}
