import { formatCount, formatScore } from '@rondo/domain/format';
import { type ComparisonFilter, LEVELS_COMPARED } from '@rondo/domain/pages';
import { truncateGraphemes } from '@rondo/domain/text';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { DifficultyBadge, edgeStyle } from '../../difficulties/index.ts';
import { Accuracy } from '../../passes/index.ts';
import type { Comparison, SharedLevel } from '../api.ts';
import './SharedLevels.css';
import { HiddenLabel } from '../../../ui/HiddenLabel.tsx';
import { PersonText } from '../../../ui/PersonText.tsx';

/** Longer names would not leave room for each other. */
const NAME_LENGTH = 14;

export interface SharedLevelsProps {
  compared: Comparison;
  filter: ComparisonFilter;
  onShow: (filter: ComparisonFilter) => void;
}

/** The levels that both cleared: who leads, and by how much. */
export function SharedLevels({ compared, filter, onShow }: SharedLevelsProps) {
  const { one, other, leads, shared } = compared;
  const { t } = useTranslation('pages/compare');
  const all = leads.one + leads.other + leads.even;
  const names = { one: one.name, other: other.name };
  const pages = Math.ceil(shared.count / LEVELS_COMPARED);
  if (all === 0)
    return (
      <section className="mt-12">
        <EmptyState title={t('shared.none')}>
          {t('shared.noneHint', {
            ...names,
            ones: formatCount(one.levels),
            others: formatCount(other.levels),
          })}
        </EmptyState>
      </section>
    );
  const short = (name: string, count: number) =>
    t('shared.of', { name: truncateGraphemes(name, NAME_LENGTH), levels: formatCount(count) });
  return (
    <section className="shared-levels mt-12" aria-labelledby="shared-levels">
      <header className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="shared-levels">{t('shared.title')}</h2>
        <p className="text-faint max-md:hidden">{t('shared.hint')}</p>
        <SegmentedControl
          size="small"
          className="ml-auto max-md:ml-0"
          label={t('shared.show')}
          value={filter.leads}
          segments={[
            { value: 'all', label: t('shared.all', { levels: formatCount(all) }) },
            { value: 'one', label: short(one.name, leads.one) },
            { value: 'other', label: short(other.name, leads.other) },
            { value: 'even', label: t('shared.evens', { levels: formatCount(leads.even) }) },
          ]}
          onChange={(next) => onShow({ leads: next, page: 1 })}
        />
      </header>
      <div className="shared-bar" aria-hidden="true">
        {(['one', 'even', 'other'] as const).map((side) =>
          leads[side] === 0 ? null : <i key={side} data-side={side} style={{ flex: leads[side] }} />,
        )}
      </div>
      {shared.count === 0 ? (
        <EmptyState panel={false} plain title={t('shared.noneLeads')} />
      ) : (
        <>
          <div className="shared-heads shared-level" aria-hidden="true">
            <span />
            <span>{t('term.level')}</span>
            <span className="ell text-right">
              <PersonText of={one.name} />
            </span>
            <span className="text-center">{t('shared.show')}</span>
            <span className="ell">
              <PersonText of={other.name} />
            </span>
            <span className="text-right">{t('shared.by')}</span>
          </div>
          <ul aria-labelledby="shared-levels">
            {shared.results.map((row) => (
              <SharedRow key={row.level.id} row={row} names={names} />
            ))}
          </ul>
          {pages > 1 ? (
            <div className="mt-4">
              <Pager page={filter.page} pages={pages} onPage={(page) => onShow({ ...filter, page })} />
            </div>
          ) : null}
        </>
      )}
    </section>
  );
}

function SharedRow({ row, names }: { row: SharedLevel; names: { one: string; other: string } }) {
  const { t } = useTranslation('pages/compare');
  const { level, leads, by } = row;
  const most = Math.max(row.one.scoreV2, row.other.scoreV2);
  return (
    <li className="shared-level edge-of" style={edgeStyle(level.difficulty)}>
      <DifficultyBadge of={level.difficulty} size={32} className="shared-badge" />
      <Link
        to="/levels/$id"
        params={{ id: level.id }}
        className="cover ell shared-song font-semibold"
        title={level.song}
      >
        <PersonText of={level.song} />
      </Link>
      {(['one', 'other'] as const).map((side) => (
        <span key={side} className="shared-clear" data-side={side} data-ahead={leads === side || undefined}>
          <HiddenLabel of={names[side]} />
          <b>{formatScore(row[side].scoreV2)}</b>
          <small>
            <HiddenLabel of={t('term.accuracy')} />
            <Accuracy value={row[side].accuracy} />
          </small>
        </span>
      ))}
      <span className="shared-lead" aria-hidden="true">
        {leads === 'even' ? null : (
          <i data-side={leads} style={{ inlineSize: `${most > 0 ? (by / most) * 50 : 0}%` }} />
        )}
      </span>
      <span className="shared-by">
        {leads === 'even' ? (
          <span className="text-faint">{t('even')}</span>
        ) : (
          <>
            <span className="ell text-faint" title={names[leads]}>
              <span className="sr-only">{t('leads', { name: names[leads] })}</span>
              <span aria-hidden="true">{names[leads]}</span>
            </span>
            <b>+{formatScore(by)}</b>
          </>
        )}
      </span>
    </li>
  );
}
