import { isDiscordId } from '@rondo/domain/creators';
import { useId, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import type { Reply } from '../../../lib/api/contract.ts';
import { problemText } from '../../../lib/api/problem-text.ts';
import { foldTyped, halfWidth } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useAct } from '../../../lib/queries/use-act.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { HeldBack, Private } from '../../../ui/Private.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Player } from '../api.ts';
import { confirmedEachTime } from './confirmed-each-time.ts';
import { type OnUnsaved, useUnsaved } from './use-unsaved.ts';

type DiscordUser = Reply<'findDiscordForPlayer'>['discordUser'];

/** The linked account, and in two steps another one: look an id up, then link what was found. */
export function DiscordBlock({ player, onUnsaved }: { player: Player; onUnsaved: OnUnsaved }) {
  const { t } = useTranslation(['pages/player-admin', 'raters']);
  const titleId = useId();
  const [id, setId] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [found, setFound] = useState<DiscordUser | null>(null);
  const finding = useAct('findDiscordForPlayer', { onSuccess: ({ discordUser }) => setFound(discordUser) });
  const linking = useAct(
    ({ id: discordId, username, avatar }: DiscordUser) => {
      const body = { username, ...(avatar === null ? {} : { avatar }) };
      return call('linkPlayerDiscord', { id: player.id, discordId, body }, confirmedEachTime);
    },
    { changes: 'player', done: t('discord.linked') },
  );
  const removing = useAct(() => call('unlinkPlayerDiscord', { id: player.id }, confirmedEachTime), {
    changes: 'player',
    done: t('discord.removed'),
  });
  const typed = foldTyped(id);
  const isId = isDiscordId(typed);
  useUnsaved('discord', typed !== '', onUnsaved);
  const error = finding.error ?? linking.error;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('discord.title')}</h3>
      <Private>
        {player.discordId ? (
          <div className="grid gap-2">
            <p className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {player.discordUsername === null ? null : <b>@{player.discordUsername} </b>}
                <span className="text-muted tabular-nums">{player.discordId}</span>
              </span>
              <Button size="small" busy={removing.isPending} onClick={() => removing.mutate()}>
                {t('discord.remove')}
              </Button>
            </p>
            {removing.isError ? <FieldError>{problemText(removing.error)}</FieldError> : null}
          </div>
        ) : (
          <p className="text-muted">{t('discord.none')}</p>
        )}
      </Private>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isId && found === null && !finding.isPending)
            finding.mutate({ id: player.id, discordId: typed });
        }}
      >
        <TextField
          label={t('discord.id')}
          hint={t('discord.idHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={id}
          readOnly={finding.isPending || linking.isPending}
          error={
            error ? problemText(error) : isLeft && typed !== '' && !isId ? t('raters:discord.digits') : null
          }
          onBlur={() => setLeft(true)}
          onChange={(event) => {
            setLeft(false);
            setId(halfWidth(event.currentTarget.value));
            setFound(null);
            finding.reset();
            linking.reset();
          }}
        />
        {found === null ? (
          <Button
            type="submit"
            size="small"
            className="justify-self-end"
            busy={finding.isPending}
            disabled={!isId}
          >
            {t('discord.find')}
          </Button>
        ) : (
          <HeldBack>
            <div className="flex flex-wrap items-center gap-3">
              <Avatar sources={[found.avatarUrl]} name={found.username} size={40} />
              <b className="ell flex-1">@{found.username}</b>
              <Button
                sends
                size="small"
                variant="primary"
                busy={linking.isPending}
                onClick={() =>
                  linking.mutate(found, {
                    onSuccess: () => {
                      setId('');
                      setFound(null);
                    },
                  })
                }
              >
                {t('action.link')}
              </Button>
            </div>
          </HeldBack>
        )}
      </form>
    </section>
  );
}
