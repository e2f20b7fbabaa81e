import { INBOX_SWITCHES, type InboxSwitch } from '@rondo/domain/inbox';
import { call } from '../../lib/api/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { keysOf } from '../../lib/queries/key.ts';
import { useAct } from '../../lib/queries/use-act.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { SwitchTrack } from '../../ui/Checkbox.tsx';
import { type InboxPage } from './api.ts';

type Switches = InboxPage['switches'] | undefined;

/** Switches what reaches the viewer; at once, without a save. */
function useSwitches() {
  const { t } = useTranslation('pages/inbox');
  return useAct(
    async ({ names, isOn }: { names: readonly InboxSwitch[]; isOn: boolean }) => {
      for (const name of names) await call('switchInbox', { name, body: { isOn } });
    },
    { stale: keysOf('inbox'), failed: (reason) => t('switches.failed', { reason }) },
  );
}

/** What reaches the viewer, each with its switch. */
export function InboxSwitches({ switches }: { switches: Switches }) {
  const { t } = useTranslation('pages/inbox');
  const change = useSwitches();
  const changing = change.isPending ? change.variables : null;
  return (
    <section className="panel inbox-switches" aria-labelledby="inbox-switches">
      <h2 id="inbox-switches">{t('switches.title')}</h2>
      {INBOX_SWITCHES.map((name) => {
        const isOn = changing?.names.includes(name) ? changing.isOn : (switches?.[name] ?? false);
        return (
          <label key={name} className="inbox-switch">
            <span>
              {t(`switches.${name}`)}
              <small>{t(`switches.${name}Text`)}</small>
            </span>
            <SwitchTrack
              checked={isOn}
              disabled={switches === undefined}
              onChange={() => change.mutate({ names: [name], isOn: !isOn })}
            />
          </label>
        );
      })}
      <p className="text-12 text-faint">{t('switches.kept')}</p>
    </section>
  );
}

/** Says that everything is switched off. */
export function NothingReaches({ switches }: { switches: Switches }) {
  const { t } = useTranslation('pages/inbox');
  const change = useSwitches();
  if (switches === undefined || Object.values(switches).some(Boolean)) return null;
  return (
    <Banner
      className="mb-4"
      title={t('switches.none')}
      actions={
        <Button
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ names: INBOX_SWITCHES, isOn: true })}
        >
          {t('switches.allOn')}
        </Button>
      }
    >
      {t('switches.noneText')}
    </Banner>
  );
}
