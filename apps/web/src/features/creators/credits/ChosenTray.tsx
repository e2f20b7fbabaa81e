import { type RefObject, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { ActionTray } from '../../../ui/ActionTray.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ShieldIcon, UsersIcon } from '../../../ui/icons.ts';
import { useGivesFocusTo } from '../../../ui/use-gives-focus-to.ts';
import type { AuditedLevel } from '../api.ts';
import { useMarks } from './use-marks.ts';

const TeamOfChosen = lazyPart(() => import('./TeamOfChosen.tsx'), 'TeamOfChosen');

export interface ChosenTrayProps {
  levels: readonly AuditedLevel[];
  /** Where one is once the tray is gone. */
  list: RefObject<HTMLElement | null>;
  onClear: () => void;
}

/** What can be done with all chosen levels at once. */
export function ChosenTray({ levels, list, onClear }: ChosenTrayProps) {
  const { t } = useTranslation('pages/creators');
  const [asksTeam, setAsksTeam] = useState(false);
  const marks = useMarks();
  useGivesFocusTo(list);
  const open = levels.reduce(
    (sum, { currentCreators }) => sum + currentCreators.filter((credit) => !credit.isCreditVerified).length,
    0,
  );
  const isDone = open === 0 && levels.every(({ isVerified }) => isVerified);
  const mark = () =>
    marks.mutate({
      body: {
        isVerified: !isDone,
        levels: levels.map(({ id, currentCreators }) => ({
          id,
          credits: currentCreators.map((credit) => ({ id: credit.id, role: credit.role })),
        })),
      },
    });
  return (
    <ActionTray
      label={t('chosen.label')}
      said={t('chosen.levels', { count: levels.length })}
      note={open === 0 ? t('chosen.allVerified') : t('chosen.open', { count: open })}
    >
      <Button variant="ghost" disabled={marks.isPending} onClick={onClear}>
        {t('chosen.clear')}
      </Button>
      <Button icon={UsersIcon} disabled={marks.isPending} onClick={() => setAsksTeam(true)}>
        {t('chosen.team')}
      </Button>
      <Button
        sends
        variant={isDone ? 'normal' : 'primary'}
        icon={ShieldIcon}
        busy={marks.isPending}
        onClick={mark}
      >
        {t(isDone ? 'chosen.unverify' : 'credit.verify')}
      </Button>
      {asksTeam ? <TeamOfChosen levels={levels} onClose={() => setAsksTeam(false)} /> : null}
    </ActionTray>
  );
}
