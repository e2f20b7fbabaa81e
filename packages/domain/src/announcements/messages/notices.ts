import { formatAccuracy, formatSpeed } from '../../format/index.ts';
import type { Judgements } from '../../passes/index.ts';
import { chatLink, markedText, textField } from './chat-text.ts';
import { type ClearFlags, flagsText, judgementsText } from './clear-embed.ts';
import { EMBED_LIMITS, chatAddress, type Embed, type EmbedField } from './embed.ts';
import { songLine } from './level-embed.ts';

interface SubmissionFacts {
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly song: string;
  readonly artist: string;
  readonly submitter: string;
  readonly videoLink: string;
  /** ISO text. */
  readonly time: string;
}

export interface LevelNoticeFacts extends SubmissionFacts {
  /** As it was asked for. */
  readonly difficulty: string;
  readonly team: string;
  readonly charters: readonly string[];
  readonly vfxers: readonly string[];
}

export interface PassNoticeFacts extends SubmissionFacts, Omit<ClearFlags, 'isWorldsFirst'> {
  readonly levelId: number;
  readonly player: string;
  readonly feeling: string;
  /** A fraction 0 … 1. */
  readonly accuracy: number;
  readonly speed: number | null;
  readonly judgements: Judgements;
}

const MAX_TEXT = 300;
/** The site's violet: a submission has no difficulty yet. */
const COLOUR = 0x8b6cff;

/** What staff are told of a submitted level (docs/rules/announcements.md#staff-notices). */
export function noticeOfLevel(facts: LevelNoticeFacts): Embed {
  return notice(facts, 'New level submission', [
    ...textField('Difficulty', facts.difficulty, MAX_TEXT),
    ...textField('Team', facts.team, MAX_TEXT),
    ...textField('Charters', facts.charters.join(', '), MAX_TEXT),
    ...textField('Visual effects', facts.vfxers.join(', '), MAX_TEXT),
  ]);
}

/** What staff are told of a submitted pass. */
export function noticeOfPass(facts: PassNoticeFacts): Embed {
  const flags = flagsText({ ...facts, isWorldsFirst: false });
  return notice(facts, 'New pass submission', [
    {
      name: 'Level',
      value: chatLink(`#${facts.levelId}`, `${facts.siteUrl}/levels/${facts.levelId}`),
      inline: true,
    },
    ...textField('Player', facts.player, MAX_TEXT),
    ...textField('Feeling', facts.feeling, MAX_TEXT),
    { name: 'Accuracy', value: formatAccuracy(facts.accuracy), inline: true },
    { name: 'Speed', value: formatSpeed(facts.speed), inline: true },
    ...(flags === '' ? [] : [{ name: 'Flags', value: flags, inline: true }]),
    { name: 'Judgements', value: judgementsText(facts.judgements), inline: false },
  ]);
}

function notice(facts: SubmissionFacts, title: string, fields: readonly EmbedField[]): Embed {
  const url = chatAddress(`${facts.siteUrl}/admin/submissions`);
  const hasVideo = chatAddress(facts.videoLink) !== undefined;
  return {
    author: { name: songLine(facts) },
    title,
    ...(url && { url }),
    description: `By ${markedText(facts.submitter, EMBED_LIMITS.title)}`,
    color: COLOUR,
    fields: [
      ...fields,
      ...(hasVideo
        ? [{ name: 'Video', value: chatLink('Watch the video', facts.videoLink), inline: false }]
        : []),
    ],
    timestamp: facts.time,
  };
}
