import { noticeOfLevel, noticeOfPass } from '@rondo/domain/announcements';
import type { SubmissionKind } from '@rondo/domain/submissions';
import type { Trx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/feature.ts';
import { isNoticed, tellStaff } from '../announcements/index.ts';
import { selectLevelNotice, selectPassNotice } from './notice.repository.ts';

/** Tells staff of a new submission in the chat, after its commit, where that is set (docs/rules/announcements.md#staff-notices). */
export async function tellStaffOfSubmission(
  trx: Trx,
  deps: Pick<Deps, 'jobs' | 'config'>,
  kind: SubmissionKind,
  submissionId: number,
): Promise<void> {
  if (!isNoticed(deps.config, kind)) return;
  const siteUrl = deps.config.publicUrl;
  if (kind === 'level') {
    const facts = await selectLevelNotice(trx, submissionId);
    const title = `${facts.song} — ${facts.artist}`;
    await tellStaff(trx, deps, { of: kind, title, embed: noticeOfLevel({ ...facts, siteUrl }) });
  } else {
    const facts = await selectPassNotice(trx, submissionId);
    const title = `${facts.player} · ${facts.song}`;
    await tellStaff(trx, deps, { of: kind, title, embed: noticeOfPass({ ...facts, siteUrl }) });
  }
}
