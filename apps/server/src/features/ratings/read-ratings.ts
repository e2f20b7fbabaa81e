import { subjectRules } from '@rondo/domain/auth';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { refuse, type Viewer } from '../../platform/http/access.ts';
import { etagged } from '../../platform/http/etag.ts';
import { listText } from '../../platform/http/page-text.ts';
import { found } from '../../platform/http/problem.ts';
import { type Answer, type JsonText, jsonText } from '../../platform/http/reply.ts';
import { selectRating } from './rating-json.repository.ts';

/** @throws Problem NOT_FOUND, also for the rating of a deleted level to anyone but a super admin */
export async function oneRating(db: Db, id: number, viewer: Viewer): Promise<JsonText> {
  const rating = found(await selectRating(db, id, viewer));
  refuse(subjectRules.rating(viewer, { isLevelDeleted: rating.isDeleted }));
  return jsonText(rating.text);
}

/** A list differs from one reader to the next, so nothing between may keep it. */
export function taggedList<T>(request: FastifyRequest, items: readonly string[]): Answer<T> {
  const list = listText(items);
  const hash = createHash('sha256').update(list.text).digest('base64url');
  return etagged<T>(request, hash, list);
}
