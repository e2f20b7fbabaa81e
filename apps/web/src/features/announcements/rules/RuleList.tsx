import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ClipboardIcon, CopyIcon, PlusIcon, TrashIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useReorder } from '../../../ui/use-reorder.ts';
import type { Difficulty } from '../../difficulties/index.ts';
import type { Channel, ChatRole } from './api.ts';
import { RuleCard } from './card/RuleCard.tsx';
import { RuleSummary } from './card/RuleSummary.tsx';
import type { Rule } from './draft.ts';
import { RuleEditor } from './editor/RuleEditor.tsx';
import './RuleList.css';
import type { RulesDesk } from './use-rules-desk.ts';

interface RuleListProps {
  desk: RulesDesk;
  difficulty: Difficulty;
  channels: readonly Channel[];
  roles: readonly ChatRole[];
  /** Over how many days the simulator looks back. */
  days: number;
  onChannels: () => void;
}

/** The rules in their order, from the one that is read first. */
export function RuleList({ desk, difficulty, channels, roles, days, onChannels }: RuleListProps) {
  const { t } = useTranslation('pages/directives');
  const heading = useId();
  const { rules, simulated, valid } = desk;
  const reorder = useReorder(rules.length, desk.move);
  const toldOf = (place: number) => simulated.simulation?.directives[valid.places.indexOf(place)] ?? null;
  return (
    <section aria-labelledby={heading}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={heading} className="text-18 font-semibold">
            {t('list.title')}
          </h2>
          <p className="text-muted">{t('list.text')}</p>
        </div>
        <Button size="small" icon={PlusIcon} disabled={!desk.canAdd} onClick={desk.add}>
          {t('list.add')}
          <Kbd className="max-md:hidden">N</Kbd>
        </Button>
      </div>
      <ol>
        {rules.map((rule, place) => (
          <RuleCard
            key={rule.key}
            rule={rule}
            place={place}
            count={rules.length}
            isOpen={desk.open.has(rule.key)}
            onToggle={() => desk.toggle(rule.key)}
            problems={desk.problemsOf(rule.key)}
            told={toldOf(place)}
            days={days}
            reorder={reorder}
            summary={<RuleSummary of={rule.directive} channels={channels} roles={roles} />}
          >
            <RuleEditor
              directive={rule.directive}
              problems={desk.problemsOf(rule.key)}
              difficulty={difficulty}
              channels={channels}
              roles={roles}
              fits={fitsWords(place)}
              onChannels={onChannels}
              onChange={(directive) => desk.edit(rule.key, directive)}
            />
            <RuleFoot desk={desk} rule={rule} />
          </RuleCard>
        ))}
      </ol>
      <RuleKeyLine />
    </section>
  );

  function fitsWords(place: number): string | null {
    const told = toldOf(place);
    const { simulation, isStale } = simulated;
    if (told === null || simulation === null || isStale || valid.faulty.includes(place)) return null;
    return t('condition.fits', { fits: told.items, of: simulation.totals.items, days });
  }
}

function RuleFoot({ desk, rule }: { desk: RulesDesk; rule: Rule }) {
  const { t } = useTranslation('pages/directives');
  return (
    <div className="flex flex-wrap gap-2 border-t border-hairline pt-6">
      <Button size="small" icon={CopyIcon} onClick={() => desk.copy(rule.key)}>
        {t('foot.copy')}
      </Button>
      <Button size="small" icon={ClipboardIcon} onClick={() => desk.askToPaste(rule.key)}>
        {t('foot.paste')}
      </Button>
      {desk.rules.length > 1 ? (
        <Button
          size="small"
          variant="danger"
          icon={TrashIcon}
          className="ml-auto"
          onClick={() => desk.askRemove(rule)}
        >
          {t('foot.remove')}
        </Button>
      ) : null}
    </div>
  );
}

/** The keys of the page, in a quiet line. */
function RuleKeyLine() {
  const { t } = useTranslation('pages/directives');
  const lines = [
    { keys: ['J', 'K'], does: t('keys.move') },
    { keys: ['Alt', '↑', '↓'], does: t('keys.order') },
    { keys: ['Enter'], does: t('keys.open') },
    { keys: ['C'], does: t('keys.copy') },
    { keys: ['P'], does: t('keys.paste') },
  ];
  return (
    <p className="rule-keys">
      {lines.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
