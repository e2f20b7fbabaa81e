import { formatCount } from '@rondo/domain/format';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useIsNarrow } from '../../../lib/use-is-narrow.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { type MySubmissionsSearch, ownKinds, ownStatuses } from '../search-params.ts';
import { isChosen, type OwnSubmission } from './api.ts';

export interface OwnFiltersProps {
  all: readonly OwnSubmission[];
  search: MySubmissionsSearch;
  onChange: (changes: Partial<MySubmissionsSearch>) => void;
}

/** Which of one's own submissions are listed, with how many there are of each. */
export function OwnFilters({ all, search, onChange }: OwnFiltersProps) {
  const { t } = useTranslation('pages/submissions');
  const isNarrow = useIsNarrow();
  const { kind, status } = search;
  const counted = (...chosen: Parameters<typeof isChosen>) => (
    <>
      {' '}
      <span className="font-normal text-faint">{formatCount(all.filter(isChosen(...chosen)).length)}</span>
    </>
  );
  const statuses = ownStatuses.map((value) => ({
    value,
    label: value === 'all' ? t('choice.all') : t(`own.status.${value}`),
    trailing: value === 'all' ? null : counted(kind, value),
  }));
  return (
    <div className="mb-4 flex flex-wrap justify-between gap-3">
      <SegmentedControl
        label={t('choice.show')}
        segments={ownKinds.map((value) => ({
          value,
          label: t(`own.kind.${value}`),
          trailing: counted(value, 'all'),
        }))}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      {isNarrow ? (
        <Select
          hideLabel
          className="flex-1 basis-32"
          label={t('own.statusLabel')}
          options={statuses}
          value={status}
          onSelect={(next) => onChange({ status: next })}
        />
      ) : (
        <SegmentedControl
          label={t('own.statusLabel')}
          segments={statuses}
          value={status}
          onChange={(next) => onChange({ status: next })}
        />
      )}
    </div>
  );
}
