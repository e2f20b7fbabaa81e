import { type CSSProperties, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { pictureAddress } from '../../../lib/picture-address.ts';
import { ChatLink, ChatText } from './ChatText.tsx';
import type { Embed } from './embed.ts';

/** The card of one item in a message. */
export function ChatEmbed({ of }: { of: Embed }) {
  const { language } = useTranslation();
  const { author, title, description, fields, thumbnail, image, footer, time } = of;
  const style = of.colour === null ? undefined : ({ '--embed': of.colour } as CSSProperties);
  const foot = [footer, time === null ? null : dateIn(language, time)].filter((words) => words !== null);
  return (
    <div className="chat-embed" style={style}>
      {thumbnail === null ? null : <Picture url={thumbnail} className="chat-thumbnail" />}
      {author === null ? null : (
        <p className="flex min-w-0 items-center gap-2 text-12">
          {author.icon === null ? null : (
            <Picture url={author.icon} className="size-5 flex-none rounded-pill object-cover" />
          )}
          <span className="ell text-muted">
            <ChatLink url={author.url}>{author.name}</ChatLink>
          </span>
        </p>
      )}
      {title === null ? null : (
        <p className="font-semibold">
          <ChatLink url={of.url}>
            <ChatText place="title">{title}</ChatText>
          </ChatLink>
        </p>
      )}
      {description === null ? null : (
        <p className="chat-value">
          <ChatText>{description}</ChatText>
        </p>
      )}
      {fields.length === 0 ? null : (
        <dl className="chat-fields">
          {fields.map(({ name, value, isInline }, place) => (
            <div key={`${place} ${name}`} data-whole={isInline ? undefined : true}>
              <dt>
                <ChatText place="title">{name}</ChatText>
              </dt>
              <dd className="chat-value">
                <ChatText>{value}</ChatText>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {image === null ? null : <Picture url={image} className="max-h-64 w-full rounded-chip object-cover" />}
      {foot.length === 0 ? null : <p className="text-12 text-faint">{foot.join(' · ')}</p>}
    </div>
  );
}

/** Decoration: what a picture shows is said by the words beside it. One that cannot be had leaves no gap. */
function Picture({ url, className }: { url: string; className: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === url) return null;
  return (
    <img
      src={pictureAddress(url)}
      alt=""
      loading="lazy"
      className={className}
      onError={() => setMissing(url)}
    />
  );
}

function dateIn(language: string, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
}
