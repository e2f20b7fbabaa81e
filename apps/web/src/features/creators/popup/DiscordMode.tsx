import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { foldTyped, halfWidth } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { ModeProps } from './use-action.ts';

/** The linked user, and in two steps another one: find, look, link. */
export function DiscordMode({ creator, action }: ModeProps) {
  const { t } = useTranslation(['pages/creators', 'components']);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const digits = foldTyped(text);
  const isUnread = !/^\d*$/.test(digits);
  const finding = useAct('userByDiscord');
  const { user } = creator;
  const { isClosed } = action;
  const found = finding.data;
  const problem = finding.error;
  const isUnknown = isProblem(problem) && (problem.status === 404 || problem.status === 400);
  return (
    <div className="grid gap-5">
      <section className="grid gap-2" aria-label={t('discord.linked')}>
        <h3 className="over">{t('discord.linked')}</h3>
        {user || creator.discordId ? (
          <div className="flex flex-wrap items-center gap-3">
            {user ? <Account name={user.username} avatarUrl={user.avatarUrl} /> : null}
            {creator.discordId ? (
              <span className="text-12 text-muted wrap-anywhere">
                {t('discord.chat', { id: creator.discordId })}
              </span>
            ) : null}
            <Button
              size="small"
              variant="danger"
              disabled={isClosed}
              onClick={() =>
                action.ask({
                  kind: 'unlink',
                  title: t('discord.unlinkTitle'),
                  confirmLabel: t('discord.unlink'),
                  text: t('discord.unlinkText', { name: creator.name }),
                  work: () => call('unlinkCreator', { id: creator.id }),
                })
              }
            >
              {t('discord.unlink')}
            </Button>
          </div>
        ) : (
          <p className="text-muted">{t('discord.none')}</p>
        )}
      </section>
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (digits !== '' && !isUnread) finding.mutate({ discordId: digits });
        }}
      >
        <TextField
          label={t('discord.id')}
          hint={t('discord.idHint')}
          className="min-w-0 flex-1 basis-48"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={text}
          disabled={isClosed}
          error={
            problem
              ? isUnknown
                ? t('discord.invalid')
                : problemText(problem)
              : isAsked && isUnread
                ? t('components:field.id')
                : null
          }
          onChange={(event) => {
            finding.reset();
            action.forget();
            setAsked(false);
            setText(halfWidth(event.currentTarget.value));
          }}
        />
        <Button type="submit" className="mt-6" busy={finding.isPending} disabled={digits === '' || isClosed}>
          {t('discord.validate')}
        </Button>
      </form>
      {found ? (
        <section className="panel grid gap-3 p-4" aria-label={t('discord.found')}>
          <h3 className="over">{t('discord.found')}</h3>
          <Account name={found.username} avatarUrl={found.avatarUrl} />
          {found.discordId ? (
            <p className="text-12 text-muted wrap-anywhere">{t('discord.chat', { id: found.discordId })}</p>
          ) : null}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" disabled={isClosed} onClick={finding.reset}>
              {t('action.cancel')}
            </Button>
            <Button
              sends
              variant="primary"
              busy={action.isPending}
              disabled={action.done !== null}
              onClick={() =>
                action.run('link', () => call('linkCreator', { id: creator.id, discordId: digits }))
              }
            >
              {t('action.link')}
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  );
}

function Account({ name, avatarUrl }: { name: string; avatarUrl: string | null }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar sources={[avatarUrl]} name={name} size={32} />
      <b className="font-semibold wrap-anywhere">@{name}</b>
    </span>
  );
}
