import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { ReferenceLevel } from './api.ts';
import { groupsOf } from './reference-groups.ts';
import { ReferenceRow } from './ReferenceRow.tsx';
import { ReferenceTypes } from './ReferenceTypes.tsx';

export const REFERENCE_VIEWS = ['extended', 'compact'] as const;
export type ReferenceView = (typeof REFERENCE_VIEWS)[number];

export interface ReferenceLevelsProps {
  /** Names the lists for screen readers. */
  name: string;
  levels: readonly ReferenceLevel[];
  view: ReferenceView;
}

/** The levels of a difficulty: under a header for each type, or all in one list. */
export function ReferenceLevels({ name, levels, view }: ReferenceLevelsProps) {
  const { t } = useTranslation('references');
  const groups = groupsOf(levels);
  if (levels.length === 0) return <p className="text-faint">{t('none')}</p>;
  if (view === 'compact')
    return (
      <ul aria-label={name}>
        {groups
          .flatMap((group) => group.levels)
          .map((level) => (
            <ReferenceRow key={level.id} level={level} />
          ))}
      </ul>
    );
  return groups.map(({ types, levels: members }) => {
    const words = types.length === 0 ? t('type.none') : types.map((type) => t(`type.${type}`)).join(' + ');
    const count = members.length;
    return (
      <section key={words} aria-label={t('joined.labelled', { label: name, value: words })}>
        <h4 className="flex items-center gap-2 pt-2 pb-1 text-12/[inherit] font-medium text-muted">
          <span aria-hidden="true" className="contents">
            <ReferenceTypes types={types} />
          </span>
          {words}
          <span className="num text-faint">
            <span aria-hidden="true">{formatCount(count)}</span>
            <span className="sr-only">{t('count', { count })}</span>
          </span>
        </h4>
        <ul>
          {members.map((level) => (
            <ReferenceRow key={level.id} level={level} />
          ))}
        </ul>
      </section>
    );
  });
}
