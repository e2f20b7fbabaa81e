import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { BackIcon } from '../../../ui/icons.ts';
import { IconRouterLink } from '../../../ui/Link.tsx';
import { TabLinks } from '../../../ui/TabLinks.tsx';
import { UnlockedPill } from '../../../ui/UnlockedPill.tsx';
import { type Difficulty, DifficultyBadge } from '../../difficulties/index.ts';

interface DirectivesHeadProps {
  difficulty: Difficulty;
  /** How many directives are saved; null until that is known. */
  count: number | null;
}

/** Whose directives these are, and the way to its details. */
export function DirectivesHead({ difficulty, count }: DirectivesHeadProps) {
  const { t } = useTranslation('pages/directives');
  return (
    <header className="mb-6">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <IconRouterLink to="/admin/difficulties" icon={BackIcon} label={t('back')} />
        <DifficultyBadge of={difficulty} size={48} decorative />
        <h1 className="ell min-w-32 flex-1">{difficulty.name}</h1>
        <UnlockedPill />
      </div>
      <TabLinks label={t('tab.label')}>
        <Link to="/admin/difficulties" search={{ edit: difficulty.id }}>
          {t('term.details')}
        </Link>
        <Link
          to="/admin/difficulties/$id/announcements"
          params={{ id: difficulty.id }}
          activeOptions={{ includeSearch: false }}
        >
          {t('nav.announcements')}{' '}
          {count === null ? null : <span className="num font-normal text-faint">{count}</span>}
        </Link>
      </TabLinks>
    </header>
  );
}
