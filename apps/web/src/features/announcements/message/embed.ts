/** A card of a chat message, as far as it is drawn. */
export interface Embed {
  /** "#RRGGBB"; null: the chat's own grey. */
  readonly colour: string | null;
  readonly author: {
    readonly name: string;
    readonly url: string | null;
    readonly icon: string | null;
  } | null;
  readonly title: string | null;
  readonly url: string | null;
  readonly description: string | null;
  readonly fields: readonly EmbedField[];
  readonly image: string | null;
  readonly thumbnail: string | null;
  readonly footer: string | null;
  /** Milliseconds. */
  readonly time: number | null;
}

export interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly isInline: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads what the chat service takes; what is of another shape is left out. */
export function readEmbed(embed: Json): Embed {
  const author = objectOf(embed.author);
  const name = textOf(author.name);
  const time = Date.parse(textOf(embed.timestamp) ?? '');
  return {
    colour: typeof embed.color === 'number' ? `#${embed.color.toString(16).padStart(6, '0')}` : null,
    author: name === null ? null : { name, url: textOf(author.url), icon: textOf(author.icon_url) },
    title: textOf(embed.title),
    url: textOf(embed.url),
    description: textOf(embed.description),
    fields: (Array.isArray(embed.fields) ? embed.fields : []).map(objectOf).map((field) => ({
      name: textOf(field.name) ?? '',
      value: textOf(field.value) ?? '',
      isInline: field.inline === true,
    })),
    image: textOf(objectOf(embed.image).url),
    thumbnail: textOf(objectOf(embed.thumbnail).url),
    footer: textOf(objectOf(embed.footer).text),
    time: Number.isNaN(time) ? null : time,
  };
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
