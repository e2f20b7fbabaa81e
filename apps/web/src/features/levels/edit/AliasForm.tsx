import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Given } from '../../../lib/api/contract.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { query } from '../../../lib/queries/query.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { LevelDetail } from '../api.ts';

type NewAlias = Required<Given<'addLevelAlias'>['body']>;

export interface AliasFormProps {
  level: LevelDetail;
  onTyped: (typed: boolean) => void;
}

const FIELDS = ['song', 'artist'] as const satisfies readonly NewAlias['field'][];
const MATCHES = ['exact', 'partial'] as const satisfies readonly NewAlias['matchType'][];
const empty: NewAlias = { field: 'song', alias: '', propagate: false, matchType: 'exact' };

/** A new alias, for this level or for all with the same text. */
export function AliasForm({ level, onTyped }: AliasFormProps) {
  const { t } = useTranslation('pages/level-edit');
  const [draft, setDraft] = useState(empty);
  const [tried, setTried] = useState(false);
  const adding = useAct('addLevelAlias', {
    changes: 'level',
    done: ({ propagatedCount: count }) =>
      count > 0 ? t('aliases.addedToMore', { count }) : t('aliases.added'),
    onSuccess: () => {
      setDraft({ ...draft, alias: '' });
      setTried(false);
      onTyped(false);
    },
  });
  const change = (changes: Partial<NewAlias>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    onTyped(next.alias.trim() !== '');
    adding.reset();
  };
  const isBlank = draft.alias.trim() === '';
  const failure = adding.isError
    ? t('joined.labelled', { label: t('aliases.addFailed'), value: problemText(adding.error) })
    : undefined;
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isBlank && !adding.isPending) adding.mutate({ id: level.id, body: draft });
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl
          label={t('aliases.field')}
          segments={FIELDS.map((value) => ({ value, label: t(value) }))}
          value={draft.field}
          onChange={(field) => change({ field })}
        />
        <span className="wrap-anywhere text-muted">{level[draft.field]}</span>
      </div>
      <TextField
        label={t('aliases.alias')}
        required
        autoComplete="off"
        maxLength={255}
        value={draft.alias}
        error={tried && isBlank ? t('aliases.required') : failure}
        onChange={(event) => change({ alias: event.currentTarget.value })}
      />
      <Checkbox
        label={t('aliases.propagate')}
        checked={draft.propagate}
        onChange={(event) => change({ propagate: event.currentTarget.checked })}
      />
      {draft.propagate ? (
        <div className="grid gap-2">
          <SegmentedControl
            label={t('aliases.match')}
            segments={MATCHES.map((value) => ({ value, label: t(`aliases.${value}`) }))}
            value={draft.matchType}
            onChange={(matchType) => change({ matchType })}
          />
          <AffectedLevels id={level.id} field={draft.field} matchType={draft.matchType} />
        </div>
      ) : null}
      <Button type="submit" variant="primary" className="justify-self-start" busy={adding.isPending}>
        {t('aliases.add')}
      </Button>
    </form>
  );
}

function AffectedLevels(of: Given<'countAliasLevels'>) {
  const { t } = useTranslation('pages/level-edit');
  const { data, error } = useQuery(query('countAliasLevels', of, { staleTime: 0 }));
  return (
    <p role="status" className={error ? 'text-danger' : 'text-muted'}>
      {error
        ? t('aliases.countFailed')
        : !data
          ? t('aliases.counting')
          : data.count === 0
            ? t('aliases.noOther')
            : t('aliases.count', { count: data.count })}
    </p>
  );
}
