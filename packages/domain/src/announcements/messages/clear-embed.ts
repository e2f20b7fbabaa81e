import { formatAccuracy, formatCount, formatScore } from '../../format/index.ts';
import { JUDGEMENT_KEYS, type Judgements } from '../../passes/index.ts';
import { chatLink, plainText, textField, titleText } from './chat-text.ts';
import { type CreditFacts, creditText } from './credits.ts';
import { EMBED_LIMITS, chatAddress, colourNumber, type Embed, type EmbedField } from './embed.ts';
import { songLine } from './level-embed.ts';

export interface ClearFlags {
  readonly isWorldsFirst: boolean;
  readonly is12K: boolean;
  readonly is16K: boolean;
  readonly isNoHoldTap: boolean;
}

export interface ClearEmbedFacts extends CreditFacts, ClearFlags {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly id: number;
  readonly levelId: number;
  readonly song: string;
  readonly artist: string;
  /** Of the difficulty, "#RRGGBB". */
  readonly color: string;
  readonly player: string;
  readonly avatarUrl: string | null;
  /** The player's id in the chat, where it is linked. */
  readonly discordId: string | null;
  readonly rankedScore: number;
  /** What the pass adds to it. */
  readonly impact: number;
  readonly feeling: string;
  readonly score: number;
  /** A fraction 0 … 1. */
  readonly accuracy: number;
  readonly judgements: Judgements;
  readonly videoLink: string;
  readonly videoImageUrl: string | null;
  /** ISO text. */
  readonly time: string;
  /** Where nothing more is known, `YYYY-MM-DD`: the chat would show the time in each reader's zone. */
  readonly day: string | null;
}

const MAX_FEELING = 300;
const MAX_CREDITS = 400;

/** The message of a clear (docs/rules/announcements.md#messages). */
export function clearEmbed(facts: ClearEmbedFacts): Embed {
  const url = chatAddress(`${facts.siteUrl}/passes/${facts.id}`);
  const avatar = chatAddress(facts.avatarUrl);
  const image = chatAddress(facts.videoImageUrl);
  const isLinked = /^\d{17,20}$/.test(facts.discordId ?? '');
  return {
    author: { name: songLine(facts), ...(url && { url }), ...(avatar && { icon_url: avatar }) },
    title: `Clear by ${titleText(facts.player, EMBED_LIMITS.title - 'Clear by '.length)}`,
    ...(url && { url }),
    ...(isLinked && { description: `<@${facts.discordId}>` }),
    color: colourNumber(facts.color),
    fields: clearFields(facts),
    ...(image && { image: { url: image } }),
    footer: { text: footerText(facts) },
    ...(facts.day ? {} : { timestamp: facts.time }),
  };
}

/** What was special about a clear: "Worlds first, 12K"; empty where nothing was. */
export function flagsText({ isWorldsFirst, is12K, is16K, isNoHoldTap }: ClearFlags): string {
  const flags = [
    isWorldsFirst && 'Worlds first',
    is12K && '12K',
    is16K && '16K',
    isNoHoldTap && 'No hold tap',
  ];
  return flags.filter(Boolean).join(', ');
}

/** The seven counts, too early to too late. */
export function judgementsText(judgements: Judgements): string {
  return `\`${JUDGEMENT_KEYS.map((key) => formatCount(judgements[key])).join('  ')}\``;
}

function clearFields(facts: ClearEmbedFacts): EmbedField[] {
  const impact = facts.impact > 0 ? ` (+${formatScore(facts.impact)})` : '';
  const flags = flagsText(facts);
  const hasVideo = chatAddress(facts.videoLink) !== undefined;
  return [
    { name: 'Ranked score', value: `${formatScore(facts.rankedScore)}${impact}`, inline: true },
    { name: 'Score', value: formatScore(facts.score), inline: true },
    { name: 'Accuracy', value: formatAccuracy(facts.accuracy), inline: true },
    ...textField('Feeling', facts.feeling, MAX_FEELING),
    ...(hasVideo
      ? [{ name: 'Video', value: chatLink('Watch the clear', facts.videoLink), inline: true }]
      : []),
    ...(flags === '' ? [] : [{ name: 'Flags', value: flags, inline: true }]),
    { name: 'Judgements', value: judgementsText(facts.judgements), inline: false },
  ];
}

function footerText(facts: ClearEmbedFacts): string {
  return [plainText(creditText(facts), MAX_CREDITS), `#${facts.levelId}`, facts.day]
    .filter(Boolean)
    .join(' · ');
}
