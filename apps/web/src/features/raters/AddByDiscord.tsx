import { isDiscordId } from '@rondo/domain/creators';
import { useId, useState } from 'react';
import type { Reply } from '../../lib/api/contract.ts';
import { isProblem } from '../../lib/api/problem.ts';
import { problemText } from '../../lib/api/problem-text.ts';
import { foldTyped, halfWidth } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useAct } from '../../lib/queries/use-act.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { isPasswordProblem } from './use-role-change.ts';

export interface AddByDiscordProps {
  busy: boolean;
  /** Whether an id is in the box. */
  onTyped: (isTyped: boolean) => void;
  /** Fails when the account could not be added. */
  onAdd: (account: Reply<'discordAccount'>) => Promise<unknown>;
}

/** A rater by the id of the Discord account: look it up, see who it is, add. */
export function AddByDiscord({ busy, onTyped, onAdd }: AddByDiscordProps) {
  const { t } = useTranslation('raters');
  const titleId = useId();
  const [id, setId] = useState('');
  const [tried, setTried] = useState(false);
  const finding = useAct('discordAccount');
  const adding = useAct(onAdd);
  const found = finding.data;
  const typed = foldTyped(id);
  const isId = isDiscordId(typed);
  const failure = finding.isError
    ? t('joined.labelled', { label: t('discord.findFailed'), value: problemText(finding.error) })
    : !adding.isError || isPasswordProblem(adding.error)
      ? null
      : isProblem(adding.error) && adding.error.code === 'USER_NOT_FOUND'
        ? t('discord.noAccount')
        : t('joined.labelled', { label: t('failed.makeRater'), value: problemText(adding.error) });
  const reset = () => {
    finding.reset();
    adding.reset();
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId}>{t('discord.title')}</h3>
      <form
        className="managed-find"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isId && !finding.isPending && found === undefined) finding.mutate({ discordId: typed });
        }}
      >
        <TextField
          label={t('discord.id')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={id}
          readOnly={finding.isPending || busy}
          error={failure ?? (tried && !isId ? t('discord.digits') : null)}
          onChange={({ currentTarget: { value } }) => {
            setId(halfWidth(value));
            onTyped(value !== '');
            setTried(false);
            reset();
          }}
        />
        <Button type="submit" busy={finding.isPending} disabled={id.trim() === '' || found !== undefined}>
          {t('discord.find')}
        </Button>
      </form>
      {found === undefined ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Avatar sources={[found.avatarUrl]} name={found.username} size={40} />
          <b className="ell min-w-0 flex-1">@{found.username}</b>
          <Button
            size="small"
            variant="ghost"
            disabled={busy}
            onClick={() => {
              setId('');
              onTyped(false);
              reset();
            }}
          >
            {t('action.cancel')}
          </Button>
          <Button
            size="small"
            variant="primary"
            sends
            busy={busy}
            onClick={() =>
              adding.mutate(found, {
                onSuccess: () => {
                  setId('');
                  onTyped(false);
                  reset();
                },
              })
            }
          >
            {t('discord.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
