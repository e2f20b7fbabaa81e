import type { FormDuplicate } from '@rondo/contract/submission-work';
import { canonicalVideoLink } from '@rondo/domain/media';
import type { Db } from '../../platform/db/database.ts';
import { selectLevelDuplicates, selectPassDuplicates } from './duplicates.repository.ts';
import { isRowId } from '../../platform/db/row-id.ts';

/** A form as far as it is filled in. */
export type FormSoFar = {
  readonly type: 'level' | 'pass';
  readonly song?: string | undefined;
  readonly artist?: string | undefined;
  readonly videoLink?: string | undefined;
  readonly levelId?: number | undefined;
};

/** What already stands in its place: a hint, found before anything is sent. */
export async function findDuplicates(db: Db, userId: number, form: FormSoFar): Promise<FormDuplicate[]> {
  const [song, artist] = [form.song?.trim() ?? '', form.artist?.trim() ?? ''];
  const videoLink = canonicalVideoLink(form.videoLink?.trim() ?? '');
  if (form.type === 'level') return selectLevelDuplicates(db, userId, { videoLink, song, artist });
  const { levelId } = form;
  return levelId !== undefined && isRowId(levelId)
    ? selectPassDuplicates(db, userId, { videoLink, levelId })
    : [];
}
