import type { BackupStep, Maintenance } from '@rondo/contract/backups';
import { useState } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CheckIcon, ClockIcon } from '../../ui/icons.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useNow } from '../../lib/use-now.ts';

/** What a restore does, in its order. */
const steps = ['checking', 'pausing', 'copying', 'filling', 'comparing', 'opening'] as const;
type Step = (typeof steps)[number];

const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

type Counted = Pick<Maintenance, 'done' | 'of'>;

/** How far the restore is, for those who may do one. */
export function PauseSteps({ progress }: { progress: Maintenance }) {
  const { t } = useTranslation('connection');
  const { step, done, of } = progress;
  const at = steps.indexOf(step as Step);
  const counts = useCounts(progress);
  return (
    <>
      <Heading slot="title" level={1}>
        {t('pause.restoring')}
      </Heading>
      <Since time={progress.since} />
      <div
        role="progressbar"
        aria-label={t('pause.progress')}
        aria-valuenow={of === 0 ? 0 : Math.floor((100 * done) / of)}
        className="pause-bar"
      >
        <i style={{ width: of === 0 ? 0 : `${(100 * done) / of}%` }} />
      </div>
      <ol className="pause-steps">
        {steps.map((each, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'open';
          const count = counts.get(each);
          return (
            <li key={each} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' ? (
                <Icon of={CheckIcon} size={18} className="text-success" />
              ) : state === 'current' ? (
                <Spinner className="text-accent" />
              ) : (
                <Icon of={ClockIcon} size={18} />
              )}
              <span>{t(`pause.steps.${each}`)}</span>
              <span>{count && state !== 'open' ? t('pause.count', count) : null}</span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {at < 0 ? null : t(`pause.steps.${steps[at] ?? 'opening'}`)}
      </p>
      <p className="pause-note">{t('pause.oldStays')}</p>
    </>
  );
}

function Since({ time }: { time: string }) {
  const { t, language } = useTranslation('connection');
  const began = new Date(time);
  const passed = Math.max(0, Math.floor((useNow() - began.getTime()) / 1_000));
  const [minutes, seconds] = [Math.floor(passed / 60), passed % 60];
  return (
    <p className="text-muted tabular-nums">
      {t('pause.since', {
        time: began.toLocaleTimeString(language, clock),
        span: minutes === 0 ? t('pause.seconds', { seconds }) : t('pause.minutes', { minutes, seconds }),
      })}
    </p>
  );
}

/** The last that was heard of each step. Questions are seconds apart: what is counted was counted to its end. */
function useCounts({ step, done, of }: Maintenance): ReadonlyMap<BackupStep, Counted> {
  const [counts, setCounts] = useState<ReadonlyMap<BackupStep, Counted>>(new Map());
  const known = counts.get(step);
  if (of > 0 && (known?.done !== done || known.of !== of)) {
    const next = new Map([...counts].map(([name, count]) => [name, endOf(name, count)]));
    setCounts(next.set(step, { done, of }));
  }
  return counts;
}

/** Servers are the exception: one that is frozen never says that it has paused. */
const endOf = (step: BackupStep, { done, of }: Counted): Counted => ({
  done: step === 'pausing' ? done : of,
  of,
});
