import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CheckIcon, CloseIcon, MinusIcon } from '../../../ui/icons.ts';
import { TextLink } from '../../../ui/Link.tsx';
import type { ItemKind, Rule } from '../api.ts';
import { conditionWords, verdictWords } from '../condition-words.ts';
import { TargetChip } from '../parts/TargetChip.tsx';
import type { ShownItem } from './shown-item.ts';

/** Each rule of an item's difficulty, and what becomes of it for this item. */
export function Why({ kind, item }: { kind: ItemKind; item: ShownItem }) {
  const { t } = useTranslation('pages/announcements');
  const { plan, difficulty, title } = item;
  const names = { difficulty: difficulty.name };
  const rules = plan.rules.filter(({ verdict }) => verdict !== 'otherTrigger');
  if (kind === 'rerates') return <p className="text-muted">{t('why.rerates')}</p>;
  return (
    <section aria-label={t('why.title', { title })}>
      <p className="text-12 text-muted">{t(rules.length > 0 ? 'why.rules' : 'why.none', names)}</p>
      <ol>
        {rules.map((rule, place) => (
          <RuleLine key={rule.directiveId ?? place} rule={rule} item={item} />
        ))}
      </ol>
      <TextLink className="text-12" to="/admin/difficulties/$id/announcements" params={{ id: difficulty.id }}>
        {t('why.openRules', names)}
      </TextLink>
    </section>
  );
}

function RuleLine({ rule, item }: { rule: Rule; item: ShownItem }) {
  const speaks = rule.verdict === 'matches' && rule.channels.some(({ isTaken }) => !isTaken);
  const icon = speaks
    ? CheckIcon
    : rule.verdict === 'matches' || rule.verdict === 'notFirst'
      ? MinusIcon
      : CloseIcon;
  return (
    <li className="why-rule">
      <Icon of={icon} size={16} className={speaks ? 'text-success' : 'text-faint'} />
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
        <span className={speaks ? 'font-semibold' : 'font-semibold text-muted'}>{rule.name}</span>
        <span className="flex flex-wrap gap-x-3">
          {rule.channels.map((channel) => (
            <TargetChip key={channel.channelId} of={channel} />
          ))}
        </span>
      </span>
      <small>
        <Verdict rule={rule} item={item} speaks={speaks} />
      </small>
    </li>
  );
}

function Verdict({ rule, item, speaks }: { rule: Rule; item: ShownItem; speaks: boolean }) {
  const { t } = useTranslation('pages/announcements');
  const { t: words } = useTranslation('announcements');
  const condition = rule.mode === 'STATIC' ? null : rule.condition;
  switch (rule.verdict) {
    case 'inactive':
    case 'noChannel':
      return t('why.inactive');
    case 'notFirst':
      return t('why.notFirst');
    case 'matches': {
      if (speaks) return verdictWords(words, condition, item.plan.facts, true);
      const channels = rule.channels.map(({ label }) => `#${label}`).join(', ');
      return t('why.taken', { channels });
    }
    case 'notMet':
      return verdictWords(words, condition, item.plan.facts, false);
    case 'otherTrigger':
      return conditionWords(words, condition);
  }
}
