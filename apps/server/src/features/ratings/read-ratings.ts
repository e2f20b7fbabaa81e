import { subjectRules } from '@rondo/domain/auth';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../platform/feature.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { etagged } from '../../platform/http/etag.ts';
import { found } from '../../platform/http/problem.ts';
import { type Answer, JsonRows, type JsonText, jsonText } from '../../platform/http/reply.ts';
import { longWork } from '../../platform/long-work.ts';
import { selectRating } from './rating-json.repository.ts';

/** @throws Problem NOT_FOUND, also for the rating of a deleted level to anyone but a super admin */
export async function oneRating(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  id: number,
  viewer: Viewer,
): Promise<JsonText> {
  const rating = found(await selectRating(db, id, viewer, config));
  refuse(subjectRules.rating(viewer, { isLevelDeleted: rating.isDeleted }));
  return jsonText(rating.text);
}

/** A list differs from one reader to the next, so nothing between may keep it. It has megabytes. */
export async function taggedList<T>(request: FastifyRequest, items: readonly string[]): Promise<Answer<T>> {
  const hash = createHash('sha256');
  await longWork().each(items, (item) => hash.update(item).update('\n'));
  return etagged<T>(request, hash.digest('base64url'), new JsonRows(() => items));
}
