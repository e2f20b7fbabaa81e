import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon, CloseIcon, MinusIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import type { ItemKind, PlannedDirective } from '../api.ts';
import { conditionWords, verdictWords } from '../condition-words.ts';
import { TargetChip } from '../parts/TargetChip.tsx';
import type { ShownItem } from './shown-item.ts';

/** Each directive of an item's difficulty, and what becomes of it for this item. */
export function Why({ kind, item }: { kind: ItemKind; item: ShownItem }) {
  const { t } = useTranslation('pages/announcements');
  const { plan, difficulty, title } = item;
  const names = { difficulty: difficulty.name };
  const directives = plan.rules.filter(({ verdict }) => verdict !== 'otherTrigger');
  if (kind === 'rerates') return <p className="text-muted">{t('why.rerates')}</p>;
  return (
    <section aria-label={t('why.title', { title })}>
      <p className="text-12 text-muted">{t(directives.length > 0 ? 'why.rules' : 'why.none', names)}</p>
      <ol>
        {directives.map((directive, place) => (
          <DirectiveLine key={directive.directiveId ?? place} directive={directive} item={item} />
        ))}
      </ol>
      <TextLink className="text-12" to="/admin/difficulties/$id/announcements" params={{ id: difficulty.id }}>
        {t('why.openRules', names)}
      </TextLink>
    </section>
  );
}

interface LineProps {
  directive: PlannedDirective;
  item: ShownItem;
}

function DirectiveLine({ directive, item }: LineProps) {
  const speaks = directive.verdict === 'matches' && directive.channels.some(({ isTaken }) => !isTaken);
  const icon = speaks
    ? CheckIcon
    : directive.verdict === 'matches' || directive.verdict === 'notFirst'
      ? MinusIcon
      : CloseIcon;
  return (
    <li className="why-directive">
      <Icon of={icon} size={16} className={speaks ? 'text-success' : 'text-faint'} />
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
        <span className={speaks ? 'font-semibold' : 'font-semibold text-muted'}>{directive.name}</span>
        <span className="flex flex-wrap gap-x-3">
          {directive.channels.map((channel) => (
            <TargetChip key={channel.channelId} of={channel} />
          ))}
        </span>
      </span>
      <small>
        <Verdict directive={directive} item={item} speaks={speaks} />
      </small>
    </li>
  );
}

function Verdict({ directive, item, speaks }: LineProps & { speaks: boolean }) {
  const { t } = useTranslation('pages/announcements');
  const { t: words } = useTranslation('announcements');
  const condition = directive.mode === 'STATIC' ? null : directive.condition;
  switch (directive.verdict) {
    case 'inactive':
    case 'noChannel':
      return t('why.inactive');
    case 'notFirst':
      return t('why.notFirst');
    case 'matches': {
      if (speaks) return verdictWords(words, condition, item.plan.facts, true);
      const channels = directive.channels.map(({ label }) => `#${label}`);
      return t('why.taken', { channels });
    }
    case 'notMet':
      return verdictWords(words, condition, item.plan.facts, false);
    case 'otherTrigger':
      return conditionWords(words, condition);
  }
}
