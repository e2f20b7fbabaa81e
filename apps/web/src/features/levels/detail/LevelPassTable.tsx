import { JUDGEMENT_KEYS, type LevelPassSort } from '@rondo/domain/passes';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { LevelPass } from '../api.ts';
import { LevelPassRow } from './LevelPassRow.tsx';
import './LevelPassTable.css';

/** A pass and its place in the order shown, from 1. */
export interface PlacedPass {
  pass: LevelPass;
  place: number;
}

export interface LevelPassTableProps {
  passes: readonly PlacedPass[];
  sort: LevelPassSort;
  /** The reader's own player: their rows are marked. */
  ownId: number | null;
  /** Given, each pass has an edit button. */
  onEdit?: ((id: number) => void) | undefined;
}

/** The passes as a table. Where its room is narrow the counts give way to their bar, then each row is two lines. */
export function LevelPassTable({ passes, sort, ownId, onEdit }: LevelPassTableProps) {
  const { t } = useTranslation(['pages/level', 'passes']);
  return (
    <div className="level-passes">
      <table data-editable={onEdit ? true : undefined}>
        <caption className="sr-only">{t('nav.leaderboard')}</caption>
        <colgroup>
          <col className="level-pass-col-rank" />
          <col />
          <col className="level-pass-col-score" />
          <col className="level-pass-col-accuracy" />
          <col className="level-pass-col-bar" />
          <col className="level-pass-col-speed" />
          {JUDGEMENT_KEYS.map((key) => (
            <col key={key} className={`level-pass-col-count level-pass-col-${key}`} />
          ))}
          <col className="level-pass-col-flags" />
          <col className="level-pass-col-feeling" />
          <col className="level-pass-col-time" />
          <col className="level-pass-col-links" />
        </colgroup>
        <thead>
          <tr>
            <th className="level-pass-rank">
              <span className="sr-only">{t('board.place')}</span>
            </th>
            <th className="text-left">{t('term.player')}</th>
            <th aria-sort={sort === 'score' ? 'descending' : undefined}>{t('board.score')}</th>
            <th aria-sort={sort === 'accuracy' ? 'descending' : undefined}>{t('board.accuracy')}</th>
            <th className="level-pass-bar text-left">{t('term.judgements')}</th>
            <th className="level-pass-speed">{t('board.speed')}</th>
            {JUDGEMENT_KEYS.map((key) => (
              <th key={key} className="level-pass-count">
                {t(`passes:short.${key}`)}
              </th>
            ))}
            <th className="level-pass-flags text-left">{t('term.flags')}</th>
            <th>{t('term.feeling')}</th>
            <th aria-sort={sort === 'time' ? 'ascending' : undefined}>{t('board.cleared')}</th>
            <th>
              <span className="sr-only">{t('board.links')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {passes.map(({ pass, place }) => (
            <LevelPassRow
              key={pass.id}
              pass={pass}
              place={place}
              isOwn={pass.player.id === ownId}
              onEdit={onEdit}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
