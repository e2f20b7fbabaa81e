import { endpointsOf } from '@rondo/contract/endpoint';
import { absent, idParams, lenientInt } from '@rondo/contract/tolerant';
import { z } from 'zod';
import type { Feature } from '../platform/feature.ts';
import { Problem } from '../platform/http/problem.ts';
import { answer, jsonText } from '../platform/http/reply.ts';
import { route, routeWith } from '../platform/http/route.ts';

const body = z.object({ name: z.string().min(2).max(20), level: absent(lenientInt(z.int().min(1))) });
const call = endpointsOf('things');
const name = z.object({ name: z.string() });
const things = {
  read: call.get('/v2/things/:id', 'P', {
    alsoAt: ['/v2/things/byId/:id'],
    summary: 'One thing.',
    schema: {
      params: idParams,
      querystring: z.object({ word: absent(z.string()) }),
      response: { 200: z.object({ id: z.int(), word: z.string().optional() }) },
    },
  }),
  search: call.get('/v2/things/search/:name', 'P', {
    summary: 'By name.',
    schema: { params: name, response: { 200: name } },
  }),
  write: call.post('/v2/things', 'P', {
    summary: 'Writes a thing.',
    schema: { body, response: { 201: z.object({ name: z.string() }) } },
  }),
  remove: call.delete('/v2/things/:id', 'P', {
    summary: 'Removes a thing.',
    schema: { params: idParams, body: z.object({ reason: absent(z.string()) }), response: { 204: null } },
  }),
  ready: call.get('/v2/ready-text', 'P', {
    summary: 'Ready JSON.',
    schema: { response: { 200: z.object({ a: z.int() }) } },
  }),
  broken: call.get('/v2/broken/:how', 'P', {
    summary: 'Fails.',
    schema: { params: z.object({ how: z.string() }), response: { 200: z.object({ a: z.int() }) } },
  }),
};

const failures: Record<string, () => unknown> = {
  unknown: () => {
    throw new Error('secret inner text');
  },
  late: () => {
    throw new Problem('BUSY', { retryAfter: 7 });
  },
  ids: () => {
    throw new Problem('LEVEL_NOT_FOUND', { ids: [3, 4], text: 'Not these.', more: { claimedBy: 1 } });
  },
  lost: () => {
    throw new Error('Connection terminated unexpectedly');
  },
  shape: () => ({ a: 'no number' }),
  extra: () => ({ a: 1, passwordHash: 'x' }),
};

/** A slice that shows every way of answering and failing, for tests of the platform alone. */
export const sampleFeature: Feature = {
  name: 'things',
  register: (app) => {
    route(app, things.read, ({ params, query }) => ({ id: params.id, word: query.word }));
    routeWith(app, things.search, { limit: 'lists' }, ({ params }) => ({ name: params.name }));
    route(app, things.write, ({ body: { name: given } }) =>
      answer({ name: given }, { headers: { 'x-written': 'yes' } }),
    );
    route(app, things.remove, () => undefined);
    route(app, things.ready, () => jsonText('{"a":1}'));
    route(app, things.broken, ({ params }) => failures[params.how]?.() as { a: number });
  },
};
