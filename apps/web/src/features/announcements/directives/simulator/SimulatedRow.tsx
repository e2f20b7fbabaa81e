import { useId } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { type BadgeOf, DifficultyBadge } from '../../../difficulties/index.ts';
import { TargetChip } from '../../parts/TargetChip.tsx';
import type { RoleLabel } from '../../message/ChatText.tsx';
import type { SimulatedItem } from '../api.ts';
import { ItemMessage } from './ItemMessage.tsx';
import { reasonWords, type Tried } from './reason-words.ts';
import { PersonText } from '../../../../ui/PersonText.tsx';

export interface SimulatedRowProps {
  item: SimulatedItem;
  tried: Tried;
  difficulty: BadgeOf & { readonly id: number };
  roleLabel: RoleLabel;
  isOpen: boolean;
  onToggle: () => void;
}

/** An item of the past and where the directives would have told it; opened, the message as it would stand in the chat. */
export function SimulatedRow({ item, tried, difficulty, roleLabel, isOpen, onToggle }: SimulatedRowProps) {
  const { t, language } = useTranslation('pages/directives');
  const body = useId();
  const mark = markOf(item);
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  const { title, player, targets } = item;
  return (
    <li data-open={isOpen || undefined} className="simulated">
      <button
        type="button"
        className="simulated-row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? body : undefined}
        onClick={onToggle}
      >
        <span className="simulated-mark text-center font-bold" data-mark={mark ?? undefined}>
          {mark === null ? null : (
            <>
              <span aria-hidden="true">{t(`simulator.sign.${mark}`)}</span>
              <span className="sr-only">{t(`simulator.mark.${mark}`)}</span>
            </>
          )}
        </span>
        <DifficultyBadge of={difficulty} size={28} decorative />
        <span className="min-w-0">
          <span className="ell block">
            {player === null ? (
              <b className="font-semibold">
                <PersonText of={title} />
              </b>
            ) : (
              <>
                <b className="font-semibold">{player}</b>{' '}
                <span className="text-muted">{t('simulator.on', { title })}</span>
              </>
            )}
          </span>
          <span className="ell block text-12 text-muted">{reasonWords(t, item, tried)}</span>
        </span>
        <span className="simulated-end">
          {targets.length === 0 ? (
            <span className="text-muted">{t('simulator.nowhere')}</span>
          ) : (
            targets.map((target) => <TargetChip key={target.channelId} of={target} />)
          )}
          {item.vidUploadDay ? null : (
            <time dateTime={item.time} className="num text-12 text-muted">
              {time.format(new Date(item.time))}
            </time>
          )}
        </span>
      </button>
      {isOpen ? (
        <div id={body} className="simulated-body">
          <ItemMessage
            item={item}
            difficultyId={difficulty.id}
            directives={tried.directives}
            roleLabel={roleLabel}
          />
        </div>
      ) : null}
    </li>
  );
}

/** Whether the directives of the page would tell more, less or elsewhere than the saved ones. */
function markOf({ changed, targets, savedTargets }: SimulatedItem): 'more' | 'less' | 'other' | null {
  if (!changed) return null;
  const now = new Set(targets.map(({ channelId }) => channelId));
  const before = new Set(savedTargets.map(({ channelId }) => channelId));
  const hasAll = (all: ReadonlySet<number>, some: ReadonlySet<number>) =>
    [...some].every((id) => all.has(id));
  if (now.size > before.size && hasAll(now, before)) return 'more';
  return before.size > now.size && hasAll(before, now) ? 'less' : 'other';
}
