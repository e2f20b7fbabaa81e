import type { FastifyRequest } from 'fastify';
import { etagged } from '../../platform/http/etag.ts';
import { found } from '../../platform/http/problem.ts';
import { type Answer, MediaText } from '../../platform/http/reply.ts';
import type { DifficultyTable } from './difficulty-table.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The badge of `{id}.svg`. With the hash of the present drawing it never changes; with another or without one the
 * browser asks again each time.
 * @throws Problem NOT_FOUND
 */
export function iconReply(
  table: DifficultyTable,
  file: string,
  query: { readonly v?: string | undefined; readonly legacy?: number | string | undefined },
  request: FastifyRequest,
): Answer<never> {
  const id = Number(/^(\d{1,10})\.svg$/.exec(file)?.[1] ?? Number.NaN);
  const isLegacy = query.legacy === 1 || query.legacy === 'true';
  const icon = found(table.icon(id, isLegacy ? 'legacy' : 'icon'));
  const isCurrent = query.v === icon.hash;
  const cacheControl = isCurrent ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  const svg = new MediaText(icon.svg, 'image/svg+xml; charset=utf-8');
  return etagged<never>(request, icon.hash, svg, cacheControl);
}
