import type { submissionEndpoints } from '@rondo/contract/submissions/calls';
import type { FormDuplicate } from '@rondo/contract/submissions/forms';
import { canonicalVideoLink } from '@rondo/domain/media';
import type { Db } from '../../platform/db/database.ts';
import { selectLevelDuplicates, selectPassDuplicates } from './duplicates.repository.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { Call } from '../../platform/http/route.ts';

/** A form as far as it is filled in. */
type FormSoFar = Call<typeof submissionEndpoints.formDuplicates>['query'];

/** What already stands in its place: a hint, found before anything is sent. */
export async function findDuplicates(db: Db, userId: number, form: FormSoFar): Promise<FormDuplicate[]> {
  const [song, artist] = [form.song ?? '', form.artist ?? ''];
  const videoLink = canonicalVideoLink(form.videoLink ?? '');
  if (form.type === 'level') return selectLevelDuplicates(db, userId, { videoLink, song, artist });
  const { levelId } = form;
  return levelId !== undefined && isRowId(levelId)
    ? selectPassDuplicates(db, userId, { videoLink, levelId })
    : [];
}
