import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxBox } from '../../../ui/Checkbox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { AlertIcon, ChevronRightIcon, CloseIcon, EditIcon } from '../../../ui/icons.ts';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import type { ItemKind } from '../api.ts';
import { reasonWords } from '../reason-words.ts';
import { TargetChip } from '../parts/TargetChip.tsx';
import type { ShownItem } from './shown-item.ts';
import { Why } from './Why.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

interface ItemRowProps {
  kind: ItemKind;
  item: ShownItem;
  isChosen: boolean;
  /** Which of how many it is. */
  place: string;
  /** Its reasons are open. */
  isAsked: boolean;
  onChoose: () => void;
  onAsk: (asked: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
  onTry: () => void;
}

/** An item that can be announced: what it is, where it would go, and why. */
export function ItemRow(props: ItemRowProps) {
  const { kind, item, isChosen, place, isAsked, onChoose, onAsk, onEdit, onRemove, onTry } = props;
  const { t } = useTranslation('pages/announcements');
  const { t: words } = useTranslation('announcements');
  const why = useId();
  const placeId = useId();
  const error = props.item.lastError === null ? null : reasonWords(words, props.item.lastError);
  const { id, difficulty, previous, title, subtitle, plan, lastError, updatedAt } = item;
  return (
    <li data-item={id} className="item" data-chosen={isChosen || undefined}>
      <div
        className="item-row edge-of"
        style={edgeStyle(difficulty)}
        data-failed={lastError !== null || undefined}
        data-pair={previous !== null || undefined}
      >
        <CheckboxBox
          className="item-box"
          aria-label={t('select', { title })}
          aria-describedby={placeId}
          checked={isChosen}
          onChange={onChoose}
        />
        <span id={placeId} hidden>
          {place}
        </span>
        <span className="item-badges flex items-center gap-1">
          {previous ? (
            <>
              <DifficultyBadge of={previous} size={32} />
              <Icon of={ChevronRightIcon} size={14} className="text-faint" />
            </>
          ) : null}
          <DifficultyBadge of={difficulty} size={previous ? 32 : 40} />
        </span>
        <div className="item-what min-w-0">
          <p className="ell text-16 font-semibold" title={title}>
            <PersonText of={title} />
          </p>
          <p className="ell text-muted tabular-nums">{subtitle}</p>
          {lastError === null ? null : (
            <p className="mt-0.5 flex min-w-0 items-center gap-2 text-12" title={error ?? undefined}>
              <Icon of={AlertIcon} size={14} className="text-danger" />
              <span className="ell">{error}</span>
            </p>
          )}
        </div>
        <div className="item-targets">
          {plan.targets.length === 0 ? (
            <span className="text-muted">{t(kind === 'rerates' ? 'noRerates.title' : 'noRule')}</span>
          ) : null}
          {plan.targets.map((target) => (
            <TargetChip key={target.channelId} of={target} />
          ))}
        </div>
        <TimeAgo
          at={updatedAt}
          className="text-right text-12 whitespace-nowrap text-faint tabular-nums max-[1200px]:hidden"
        />
        <div className="item-actions">
          <Button
            size="small"
            variant="ghost"
            aria-label={t('joined.labelled', { label: t('why.open'), value: title })}
            aria-expanded={isAsked}
            aria-controls={why}
            onClick={() => onAsk(!isAsked)}
          >
            {t('why.open')}
          </Button>
          {lastError === null ? null : (
            <Button size="small" onClick={onTry}>
              {t('action.retry')}
            </Button>
          )}
          <IconButton
            size="small"
            icon={EditIcon}
            label={t('action.editLevel')}
            of={title}
            onClick={onEdit}
          />
          <IconButton size="small" icon={CloseIcon} label={t('remove')} of={title} onClick={onRemove} />
        </div>
      </div>
      {isAsked ? (
        <div id={why} className="item-why">
          <Why kind={kind} item={item} />
        </div>
      ) : null}
    </li>
  );
}
