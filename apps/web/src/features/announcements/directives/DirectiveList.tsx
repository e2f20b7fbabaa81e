import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ClipboardIcon, CopyIcon, PlusIcon, TrashIcon } from '../../../ui/icons.ts';
import { Kbd } from '../../../ui/Kbd.tsx';
import { useReorder } from '../../../ui/use-reorder.ts';
import type { Difficulty } from '../../difficulties/index.ts';
import type { Channel, ChatRole } from './api.ts';
import { DirectiveCard } from './card/DirectiveCard.tsx';
import { DirectiveSummary } from './card/DirectiveSummary.tsx';
import type { Entry } from './draft.ts';
import { DirectiveEditor } from './editor/DirectiveEditor.tsx';
import type { DirectiveEdits } from './use-directive-edits.ts';

interface DirectiveListProps {
  edits: DirectiveEdits;
  difficulty: Difficulty;
  channels: readonly Channel[];
  roles: readonly ChatRole[];
  /** Over how many days the simulator looks back. */
  days: number;
  onChannels: () => void;
}

/** The directives in their order, from the one that is read first. */
export function DirectiveList({ edits, difficulty, channels, roles, days, onChannels }: DirectiveListProps) {
  const { t } = useTranslation('pages/directives');
  const heading = useId();
  const { entries, simulated, valid } = edits;
  const reorder = useReorder(entries.length, edits.move);
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
        <Button size="small" icon={PlusIcon} disabled={!edits.canAdd} onClick={edits.add}>
          {t('list.add')}
          <Kbd className="max-md:hidden">N</Kbd>
        </Button>
      </div>
      <ol>
        {entries.map((entry, place) => (
          <DirectiveCard
            key={entry.key}
            entry={entry}
            place={place}
            count={entries.length}
            isOpen={edits.open.has(entry.key)}
            onToggle={() => edits.toggle(entry.key)}
            problems={edits.problemsOf(entry.key)}
            told={toldOf(place)}
            days={days}
            reorder={reorder}
            summary={<DirectiveSummary of={entry.directive} channels={channels} roles={roles} />}
          >
            <DirectiveEditor
              directive={entry.directive}
              problems={edits.problemsOf(entry.key)}
              difficulty={difficulty}
              channels={channels}
              roles={roles}
              fits={fitsWords(place)}
              onChannels={onChannels}
              onChange={(directive) => edits.edit(entry.key, directive)}
            />
            <DirectiveFoot edits={edits} entry={entry} />
          </DirectiveCard>
        ))}
      </ol>
      <DirectiveKeyLine />
    </section>
  );

  function fitsWords(place: number): string | null {
    const told = toldOf(place);
    const { simulation, isStale } = simulated;
    if (told === null || simulation === null || isStale || valid.faulty.includes(place)) return null;
    return t('condition.fits', { fits: told.items, of: simulation.totals.items, days });
  }
}

function DirectiveFoot({ edits, entry }: { edits: DirectiveEdits; entry: Entry }) {
  const { t } = useTranslation('pages/directives');
  return (
    <div className="flex flex-wrap gap-2 border-t border-hairline pt-6">
      <Button size="small" icon={CopyIcon} onClick={() => edits.copy(entry.key)}>
        {t('foot.copy')}
      </Button>
      <Button size="small" icon={ClipboardIcon} onClick={() => edits.askToPaste(entry.key)}>
        {t('foot.paste')}
      </Button>
      {edits.entries.length > 1 ? (
        <Button
          size="small"
          variant="danger"
          icon={TrashIcon}
          className="ml-auto"
          onClick={() => edits.askRemove(entry)}
        >
          {t('foot.remove')}
        </Button>
      ) : null}
    </div>
  );
}

/** The keys of the page, in a quiet line. */
function DirectiveKeyLine() {
  const { t } = useTranslation('pages/directives');
  const lines = [
    { keys: ['J', 'K'], does: t('keys.move') },
    { keys: ['Alt', '↑', '↓'], does: t('keys.order') },
    { keys: ['Enter'], does: t('keys.open') },
    { keys: ['C'], does: t('keys.copy') },
    { keys: ['P'], does: t('keys.paste') },
  ];
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-12/[22px] text-muted max-md:hidden">
      {lines.map(({ keys, does }) => (
        <span key={does} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
