import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ChatEmbed } from './ChatEmbed.tsx';
import './ChatMessage.css';
import { ChatText, type RoleLabel } from './ChatText.tsx';
import { readEmbed } from './embed.ts';

interface ChatMessageProps {
  message: {
    /** Of its channel. */
    readonly label: string;
    readonly username: string;
    readonly content: string;
    readonly embeds: readonly Readonly<Record<string, unknown>>[];
  };
  /** When it was or would be sent, in ISO 8601. */
  time?: string;
  roleLabel?: RoleLabel;
  /** Quiet words at the end of the channel's line. */
  note?: string;
}

/** A message as it stands in the chat, under the name of its channel. */
export function ChatMessage({ message, time, roleLabel, note }: ChatMessageProps) {
  const { t, language } = useTranslation('chat');
  const { label, username, content, embeds } = message;
  return (
    <article className="chat" aria-label={t('message', { channel: label })}>
      <header className="flex min-h-10 items-center gap-2 border-b border-hairline px-4 font-semibold">
        <span className="chat-channel ell">{label}</span>
        {note === undefined ? null : (
          <span className="ml-auto flex-none text-12 font-normal text-muted">{note}</span>
        )}
      </header>
      <div className="chat-message">
        <span className="grid size-10 place-items-center rounded-pill bg-surface-3" aria-hidden="true">
          <img src="/images/logo.svg" alt="" width={26} height={26} />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-2">
            <b className="font-semibold">{username}</b>
            <span className="chip tone-plain h-4.5">{t('bot')}</span>
            {time === undefined ? null : (
              <time dateTime={time} className="num text-12 text-muted">
                {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
                  new Date(time),
                )}
              </time>
            )}
          </p>
          {content === '' ? null : (
            <p className="chat-value">
              <ChatText roleLabel={roleLabel}>{content}</ChatText>
            </p>
          )}
          {embeds.map((embed, place) => (
            <ChatEmbed key={`${place} ${embed.url}`} of={readEmbed(embed)} />
          ))}
        </div>
      </div>
    </article>
  );
}
