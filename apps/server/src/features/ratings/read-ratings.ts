import type { RatingCard, RatingListItem } from '@rondo/contract/ratings';
import { subjectRules } from '@rondo/domain/auth';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { etagged } from '../../platform/http/etag.ts';
import { listText } from '../../platform/http/page-text.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type Answer, type JsonText, jsonText } from '../../platform/http/reply.ts';
import { selectOpenRatings, selectRating, selectRatingCards } from './rating-json.repository.ts';

/** Open ratings of visible levels, by level. */
export async function openRatings(
  db: Db,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<Answer<RatingListItem[]>> {
  return tagged(request, await selectOpenRatings(db, viewer));
}

/** The same as the rating page shows them. */
export async function ratingCards(
  db: Db,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<Answer<RatingCard[]>> {
  return tagged(request, await selectRatingCards(db, viewer));
}

/** @throws Problem NOT_FOUND, also for the rating of a deleted level to anyone but a super admin */
export async function oneRating(db: Db, id: number, viewer: Viewer): Promise<JsonText> {
  const rating = await selectRating(db, id, viewer);
  if (rating === null) throw new Problem('NOT_FOUND');
  refuse(subjectRules.rating(viewer, { isLevelDeleted: rating.isDeleted }));
  return jsonText(rating.text);
}

/** A list differs from one reader to the next, so nothing between may keep it. */
function tagged<T>(request: FastifyRequest, items: readonly string[]): Answer<T> {
  const list = listText(items);
  const hash = createHash('sha256').update(list.text).digest('base64url');
  return etagged<T>(request, hash, list, 'private, no-cache');
}
