import { MAX_CREATOR_NAME, readAliases } from '@rondo/domain/creators';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { truncateGraphemes } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useCreatorsSearch } from '../use-creators-search.ts';

/** A name and aliases; a name in use leads to its creator. */
export function AddCreatorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages/creators');
  const { openDialog } = useCreatorsSearch();
  const [name, setName] = useState('');
  const [aliases, setAliases] = useState('');
  const read = readAliases(aliases);
  const adding = useAct(() => call('newCreator', { body: { name: name.trim(), aliases: read.aliases } }), {
    changes: 'creator',
    done: (creator) => t('add.done', { name: creator.name }),
    onSuccess: onClose,
  });
  const isBlank = name.trim() === '';
  const { error, isPending } = adding;
  return (
    <FormDialog
      title={t('add.title')}
      busy={isPending}
      dirty={!isBlank || aliases.trim() !== ''}
      onClose={onClose}
      submitLabel={t('add.create')}
      sending={isPending}
      unready={isBlank || read.problem !== null}
      onSubmit={adding.mutate}
    >
      {error ? (
        <Banner
          tone="danger"
          role="alert"
          title={problemText(error)}
          actions={idsOf(error).map((id) => (
            <Button
              key={id}
              size="small"
              onClick={() => {
                onClose();
                openDialog({ creator: id });
              }}
            >
              {t('add.open', { id })}
            </Button>
          ))}
        />
      ) : null}
      <TextField
        label={t('term.name')}
        required
        autoComplete="off"
        maxLength={MAX_CREATOR_NAME}
        value={name}
        onChange={(event) => {
          adding.reset();
          setName(event.currentTarget.value);
        }}
      />
      <TextField
        label={t('term.aliases')}
        hint={t('add.aliasesHint')}
        error={
          read.problem === null
            ? null
            : t(`add.aliasProblem.${read.problem.code}`, { piece: truncateGraphemes(read.problem.piece, 40) })
        }
        autoComplete="off"
        maxLength={2000}
        value={aliases}
        onChange={(event) => setAliases(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** The creators who have the name. */
function idsOf(error: unknown): number[] {
  const ids = isProblem(error) ? error.extra.ids : null;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}
