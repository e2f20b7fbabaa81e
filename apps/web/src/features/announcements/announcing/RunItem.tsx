import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { AlertIcon, CheckIcon, ClockIcon, MinusIcon } from '../../../ui/icons.ts';
import { ButtonLink } from '../../../ui/Link.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DifficultyBadge } from '../../difficulties/index.ts';
import { reasonWords } from '../reason-words.ts';
import type { Outcome, OwnAnnouncement } from './outcome.ts';
import type { Run } from './run.ts';
import type { ShownItem } from './shown-item.ts';
import { PersonText } from '../../../ui/PersonText.tsx';

interface RunItemProps {
  run: Run;
  item: ShownItem;
  outcome: Outcome;
  /** What this run told or tells of it. */
  own: OwnAnnouncement | null;
  onTry: () => void;
}

type TargetState = OwnAnnouncement['targets'][number];

/** What became of one item so far, channel by channel. */
export function RunItem({ run, item, outcome, own, onTry }: RunItemProps) {
  const { t } = useTranslation('pages/announcements');
  const { t: words } = useTranslation('announcements');
  const result = run.result?.results.find(({ id }) => id === item.id);
  const targets = own?.targets ?? [];
  return (
    <li className="grid min-h-12 grid-cols-[20px_28px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-hairline px-6 py-1.5">
      <RunMark outcome={outcome} isSending={targets.some((one) => one.state === 'sending')} />
      <DifficultyBadge of={item.difficulty} size={28} decorative />
      <div className="min-w-0">
        <p className="ell" title={item.title}>
          <PersonText of={item.title} />
        </p>
        <p className="text-12 text-muted wrap-anywhere">
          {outcome === 'silent' ? t('run.noTarget') : null}
          {outcome === 'already' ? t('run.already') : null}
          {targets.length > 0 ? targets.map((one) => <TargetLine key={one.channelId} of={one} />) : null}
          {targets.length === 0 && result?.error ? reasonWords(words, result.error) : null}
        </p>
      </div>
      {outcome === 'failed' ? (
        <span className="flex flex-wrap justify-end gap-2">
          {targets.some(({ isConfigured }) => !isConfigured) ||
          item.plan.targets.some(({ isConfigured }) => !isConfigured) ? (
            <ButtonLink
              size="small"
              variant="ghost"
              to="/admin/difficulties/$id/announcements"
              params={{ id: item.difficulty.id }}
            >
              {t('run.channels')}
            </ButtonLink>
          ) : null}
          <Button size="small" onClick={onTry}>
            {t('action.retry')}
          </Button>
        </span>
      ) : (
        <span className={outcome === 'sent' ? 'text-12 text-success' : 'text-12 text-muted'}>
          {outcome === 'sent' ? t('run.sent') : outcome === 'open' ? t('run.waiting') : ''}
        </span>
      )}
    </li>
  );
}

function TargetLine({ of }: { of: TargetState }) {
  const { t } = useTranslation('pages/announcements');
  const { t: words } = useTranslation('announcements');
  const word =
    of.state === 'waiting' && of.nextAt !== null && of.error !== null
      ? t('run.retry', { seconds: Math.max(0, (Date.parse(of.nextAt) - Date.now()) / 1000).toFixed(1) })
      : t(`run.${of.state}`);
  return (
    <span className="block">
      {t('joined.labelled', {
        label: `#${of.label}`,
        value: of.error === null || of.state === 'sent' ? word : `${reasonWords(words, of.error)} · ${word}`,
      })}
    </span>
  );
}

function RunMark({ outcome, isSending }: { outcome: Outcome; isSending: boolean }) {
  if (outcome === 'sent') return <Icon of={CheckIcon} size={16} className="text-success" />;
  if (outcome === 'silent' || outcome === 'already')
    return <Icon of={MinusIcon} size={16} className="text-faint" />;
  if (outcome === 'failed') return <Icon of={AlertIcon} size={16} className="text-danger" />;
  return isSending ? <Spinner size={16} /> : <Icon of={ClockIcon} size={16} className="text-faint" />;
}
