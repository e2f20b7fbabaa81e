import { type Embed, SENDER_NAME } from '@rondo/domain/announcements';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Trx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/feature.ts';
import { JobFailure, type JobKind } from '../../../platform/jobs/job-kind.ts';
import { chatJob, publishDeliveries } from './chat-job.ts';
import { sendToWebhook } from './chat-webhook.ts';
import { keptMessage } from './kept-message.ts';
import { finishTold } from './write-told.ts';

/** Where staff are told of new submissions; without a setting they are not. */
export const noticeSettings = {
  level: { name: 'NOTICE_LEVELS_WEBHOOK', of: (config: Config) => config.noticeLevelsWebhook },
  pass: { name: 'NOTICE_PASSES_WEBHOOK', of: (config: Config) => config.noticePassesWebhook },
} as const;

const payload = z.object({ of: z.enum(['level', 'pass']), title: z.string(), message: keptMessage });

/** Tells staff of a submission. The address stands in no row: it is the setting of the moment. */
export const staffNotice: JobKind<Deps, z.infer<typeof payload>> = {
  ...chatJob,
  kind: 'notice',
  parse: (stored) => payload.parse(stored),
  run: async ([job], deps) => {
    const { name, of } = noticeSettings[job.payload.of];
    const address = of(deps.config);
    if (address === null) throw new JobFailure(`${name} is empty`, { retryIn: null });
    const sent = await sendToWebhook(deps, address, job.payload.message, job);
    await finishTold(deps.db, job, sent);
  },
};

export const isNoticed = (config: Config, of: 'level' | 'pass'): boolean =>
  noticeSettings[of].of(config) !== null;

/** Tells staff of a submission, after its commit. */
export async function tellStaff(
  trx: Trx,
  { jobs }: Pick<Deps, 'jobs'>,
  { of, title, embed }: { readonly of: 'level' | 'pass'; readonly title: string; readonly embed: Embed },
): Promise<void> {
  const message = { username: SENDER_NAME, content: '', embeds: [embed], allowed_mentions: { parse: [] } };
  const stored = payload.parse({ of, title, message });
  await jobs.enqueue(trx, { kind: staffNotice, payload: stored, lane: `notice:${of}` });
  await publishDeliveries(trx);
}
