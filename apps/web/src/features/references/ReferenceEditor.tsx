import { parseReferenceText, referenceTypeText } from '@rondo/domain/references';
import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { truncateGraphemes } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useAct } from '../../lib/queries/use-act.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type Reference, referencesQuery } from './api.ts';
import { textOf } from './reference-groups.ts';

export interface ReferenceEditorProps {
  reference: Reference;
  /** What was typed and not saved; undefined: nothing. */
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
}

/** So many pieces are named of a line that cannot be read. */
const MOST_NAMED = 10;
const shortened = (piece: string) => truncateGraphemes(piece, 20);

/** The references of a difficulty as text, checked line by line while it is typed. */
export function ReferenceEditor({ reference, draft, onDraft }: ReferenceEditorProps) {
  const { t } = useTranslation('references');
  const { t: words } = useTranslation('errors');
  const queries = useQueryClient();
  const { difficulty, levels } = reference;
  const saved = textOf(levels);
  const { references, problems } = parseReferenceText(draft ?? saved);
  const { name } = difficulty;
  const noIds = (pieces: readonly string[]) =>
    t('edit.noId', { count: pieces.length, pieces: pieces.slice(0, MOST_NAMED).map(shortened).join(' · ') });
  const lines = (found: typeof problems) =>
    found
      .map((problem) =>
        t('edit.line', {
          line: problem.line,
          problem: problem.code === 'NO_ID' ? noIds(problem.unread) : words(problem.code),
        }),
      )
      .join('\n');
  /** The server's words, with the ids of levels that are not there. */
  const refusal = (error: Error) => {
    const ids = isProblem(error) && error.code === 'LEVEL_NOT_FOUND' ? error.extra.ids : null;
    return Array.isArray(ids)
      ? t('edit.unknown', { count: ids.length, ids: ids.map(String) })
      : problemText(error);
  };
  const saving = useAct('replaceReferences', {
    done: t('edit.saved', { name }),
    failed: () => t('edit.saveFailed', { name }),
    onSuccess: ({ reference: now }) => {
      queries.setQueryData(referencesQuery.queryKey, (all) =>
        all?.map((one) => (one.difficulty.id === difficulty.id ? now : one)),
      );
      onDraft(undefined);
      void queries.invalidateQueries({ queryKey: referencesQuery.queryKey });
    },
  });
  const save = () => {
    const body = {
      references: references.map(({ levelId, types }) => ({ levelId, type: referenceTypeText(types) })),
    };
    saving.mutate({ difficultyId: difficulty.id, body });
  };
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problems.length === 0 && !saving.isPending) save();
      }}
    >
      <TextArea
        label={t('edit.area', { name })}
        hideLabel
        className="ref-area"
        rows={Math.max(3, (draft ?? saved).split('\n').length + 1)}
        spellCheck={false}
        autoComplete="off"
        readOnly={saving.isPending}
        error={problems.length > 0 ? lines(problems) : saving.isError ? refusal(saving.error) : null}
        value={draft ?? saved}
        onChange={({ currentTarget: { value } }) => {
          saving.reset();
          onDraft(value === saved ? undefined : value);
        }}
        // Arrows and Escape belong to the text.
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key.startsWith('Arrow')) event.stopPropagation();
        }}
      />
      {draft === undefined ? null : (
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            size="small"
            variant="ghost"
            disabled={saving.isPending}
            onClick={() => {
              saving.reset();
              onDraft(undefined);
            }}
          >
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            size="small"
            variant="primary"
            busy={saving.isPending}
            disabled={problems.length > 0}
          >
            {t('action.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
