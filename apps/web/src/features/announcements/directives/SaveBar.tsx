import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ActionTray } from '../../../ui/ActionTray.tsx';
import { Button } from '../../../ui/Button.tsx';
import { UndoIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import type { Simulation } from './api.ts';
import type { DraftChanges } from './draft.ts';
import { listed } from '../../../lib/i18n/texts.ts';

interface SaveBarProps {
  changes: DraftChanges;
  /** How many directives have an error. */
  faulty: number;
  /** null while it is not known, or follows. */
  simulation: Simulation | null;
  days: number;
  isSaving: boolean;
  onPutBack: () => void;
  onSave: () => void;
}

/** What saving the directives would change, and the way to do it. */
export function SaveBar({ changes, faulty, simulation, days, isSaving, onPutBack, onSave }: SaveBarProps) {
  const { t } = useTranslation('pages/directives');
  const { edited, added, removed, isReordered } = changes;
  const counted = { edited, added, removed, errors: faulty };
  const said = (['edited', 'added', 'removed'] as const)
    .filter((kind) => counted[kind] > 0)
    .map((kind) => t(`bar.${kind}`, { count: counted[kind], shown: String(counted[kind]) }));
  if (isReordered) said.push(t('bar.reordered'));
  const isChanged = said.length > 0;
  if (faulty > 0) said.push(t('bar.errors', { count: faulty, shown: String(faulty) }));
  return (
    <ActionTray
      label={t('bar.label')}
      state={faulty > 0 ? 'error' : isChanged ? 'changed' : 'none'}
      said={isChanged ? listed(said) : <span className="font-normal text-muted">{t('bar.nothing')}</span>}
      note={isChanged && simulation ? <Effect of={simulation} days={days} /> : null}
    >
      {isChanged ? (
        <Button variant="ghost" icon={UndoIcon} disabled={isSaving} onClick={onPutBack}>
          {t('bar.putBack')}
        </Button>
      ) : null}
      <Button
        variant={isChanged && faulty === 0 ? 'primary' : 'normal'}
        disabled={!isChanged}
        sends
        busy={isSaving}
        onClick={onSave}
      >
        {t('bar.save')}
        {isChanged && faulty === 0 ? <Kbd>Ctrl S</Kbd> : null}
      </Button>
    </ActionTray>
  );
}

function Effect({ of, days }: { of: Simulation; days: number }) {
  const { t } = useTranslation('pages/directives');
  const { totals, savedTotals } = of;
  const pings = totals.pings - savedTotals.pings;
  const key = pings > 0 ? 'bar.morePings' : 'bar.fewerPings';
  const words = [
    totals.messages === savedTotals.messages
      ? t('bar.sameMessages', { count: totals.messages, shown: String(totals.messages), days })
      : t('bar.messages', {
          count: totals.messages,
          shown: String(totals.messages),
          days,
          before: savedTotals.messages,
        }),
    ...(pings === 0 ? [] : [t(key, { count: Math.abs(pings), shown: String(Math.abs(pings)) })]),
  ];
  return listed(words);
}
