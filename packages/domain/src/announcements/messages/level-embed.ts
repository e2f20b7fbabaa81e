import { formatScore, NO_VALUE } from '../../format/index.ts';
import { effectiveBase } from '../../passes/index.ts';
import { truncateGraphemes } from '../../text/index.ts';
import { chatLink, markedText, plainText, textField } from './chat-text.ts';
import type { CreditFacts } from './credits.ts';
import { EMBED_LIMITS, chatAddress, colourNumber, type Embed, type EmbedField } from './embed.ts';

export interface EmbedDifficulty {
  readonly id: number;
  readonly name: string;
  /** "#RRGGBB" */
  readonly color: string;
  readonly emoji: string;
  readonly legacyEmoji: string | null;
  readonly baseScore: number;
}

export interface LevelEmbedFacts extends CreditFacts {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly id: number;
  readonly song: string;
  readonly artist: string;
  readonly difficulty: EmbedDifficulty;
  readonly iconUrl: string | null;
  readonly publicComments: string;
  readonly videoLink: string;
  readonly videoTitle: string | null;
  /** ISO text. */
  readonly time: string;
}

export interface RerateEmbedFacts extends LevelEmbedFacts {
  /** The level's own base score, now and before; null and 0 mean "not set". */
  readonly baseScore: number | null;
  readonly previousBaseScore: number | null;
  readonly previousDifficulty: EmbedDifficulty;
}

const NOT_ACCEPTED = '-2';
const MAX_NAMES = 300;
const MAX_EMOJI = 100;
const MAX_SONG_LINE = 60;

/** The message of a new level (docs/rules/announcements.md#messages). */
export function levelEmbed(facts: LevelEmbedFacts): Embed {
  const value = difficultyText(facts.difficulty);
  return levelCard(facts, [{ name: 'Difficulty', value, inline: true }]);
}

/** The message of a rerate: what the level was and what it is. */
export function rerateEmbed(facts: RerateEmbedFacts): Embed {
  const { difficulty, previousDifficulty } = facts;
  const before = effectiveBase(facts.previousBaseScore, previousDifficulty.baseScore);
  const bases = `${formatScore(before)} → ${formatScore(effectiveBase(facts.baseScore, difficulty.baseScore))} PP`;
  const now = difficultyText(difficulty);
  if (previousDifficulty.id === difficulty.id) {
    const fields = [
      { name: 'Difficulty', value: now, inline: true },
      { name: 'Base score', value: bases, inline: true },
    ];
    return levelCard(facts, fields);
  }
  const value = `${difficultyText(previousDifficulty)} → ${now}\n${bases}`;
  return levelCard(facts, [{ name: 'Difficulty', value, inline: true }]);
}

/** "song — artist", cut as the head of a card. */
export function songLine({ song, artist }: { readonly song: string; readonly artist: string }): string {
  const whole = artist.trim() === '' ? song : `${song} — ${artist}`;
  return plainText(truncateGraphemes(whole, MAX_SONG_LINE), EMBED_LIMITS.author) || NO_VALUE;
}

function levelCard(facts: LevelEmbedFacts, difficulty: readonly EmbedField[]): Embed {
  const url = chatAddress(`${facts.siteUrl}/levels/${facts.id}`);
  const icon = chatAddress(facts.iconUrl);
  return {
    author: { name: songLine(facts), ...(url && { url }) },
    title: `ID: ${facts.id}`,
    ...(url && { url }),
    color: colourNumber(facts.difficulty.color),
    fields: [...difficulty, ...reasonField(facts), ...creditFields(facts), ...videoField(facts)],
    ...(icon && { thumbnail: { url: icon } }),
    timestamp: facts.time,
  };
}

/** Only a level that is not accepted says why. */
function reasonField({ difficulty, publicComments }: LevelEmbedFacts): EmbedField[] {
  return difficulty.name === NOT_ACCEPTED
    ? textField('Reason', publicComments, EMBED_LIMITS.fieldValue, false)
    : [];
}

function creditFields({ team, charter, vfxer, creator }: CreditFacts): EmbedField[] {
  const made = [
    ...textField('Team', team, MAX_NAMES),
    ...textField('Charter', charter, MAX_NAMES),
    ...textField('Visual effects', vfxer, MAX_NAMES),
  ];
  return charter.trim() === '' ? [...made, ...textField('Creator', creator, MAX_NAMES)] : made;
}

function videoField({ videoLink, videoTitle }: LevelEmbedFacts): EmbedField[] {
  if (chatAddress(videoLink) === undefined) return [];
  const title = videoTitle?.trim() || 'Watch the level';
  return [{ name: 'Video', value: chatLink(title, videoLink), inline: false }];
}

/** The name with its emojis, which staff chose. */
function difficultyText({ name, emoji, legacyEmoji }: EmbedDifficulty): string {
  const emojis = [emoji, legacyEmoji ?? ''].map((text) => plainText(text, MAX_EMOJI));
  const texts = [markedText(name, MAX_EMOJI), ...emojis].filter(Boolean);
  return texts.join(' ') || NO_VALUE;
}
