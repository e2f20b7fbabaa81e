import { isHttpUrl } from '../../media/index.ts';

export interface EmbedField {
  readonly name: string;
  readonly value: string;
  readonly inline: boolean;
}

/** A card of a message, as the chat service takes it. */
export interface Embed {
  readonly title: string;
  readonly url?: string;
  readonly description?: string;
  /** 0 … 0xFFFFFF. */
  readonly color: number;
  readonly author?: { readonly name: string; readonly url?: string; readonly icon_url?: string };
  readonly fields: readonly EmbedField[];
  readonly image?: { readonly url: string };
  readonly thumbnail?: { readonly url: string };
  readonly footer?: { readonly text: string };
  readonly timestamp?: string;
}

/** What the chat service takes at most of an embed, in UTF-16 units. */
export const EMBED_LIMITS = {
  title: 256,
  description: 4096,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  footer: 2048,
  author: 256,
  url: 2048,
} as const;

/** The characters of an embed that count for its message (MAX_EMBED_CHARACTERS). */
export function embedSize({ title, description, author, fields, footer }: Embed): number {
  const texts = [title, description, author?.name, footer?.text];
  for (const { name, value } of fields) texts.push(name, value);
  return texts.reduce((size, text) => size + (text?.length ?? 0), 0);
}

/** The address if the chat service takes it, else undefined. */
export function chatAddress(url: string | null): string | undefined {
  return url !== null && isHttpUrl(url) && url.length <= EMBED_LIMITS.url ? url : undefined;
}

/** "#RRGGBB" as a number. */
export function colourNumber(colour: string): number {
  return Number.parseInt(colour.slice(1), 16) || 0;
}
