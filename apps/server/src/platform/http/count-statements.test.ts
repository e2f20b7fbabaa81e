import { endpointsOf } from '@rondo/contract/endpoint';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { appOfTests } from '../../testing/before-tests.ts';
import { testApp } from '../../testing/test-app.ts';
import { transaction } from '../db/transaction.ts';
import type { Feature } from '../feature.ts';
import { route } from './route.ts';

const asking: Feature = {
  name: 'asking',
  register: (app, { db }) =>
    route(
      app,
      endpointsOf('asking').post('/v2/asking', 'P', {
        summary: 'Asks the database as often as asked, once in a transaction.',
        schema: { body: z.object({ times: z.int() }), response: { 200: z.object({}) } },
      }),
      async ({ body }) => {
        for (let i = 0; i < body.times; i++) await sql`SELECT 1`.execute(db);
        await transaction(db, (trx) => sql`SELECT 2`.execute(trx));
        return {};
      },
    ),
};

const test = appOfTests({ features: [asking], config: { countStatements: true } });

it('counts the statements of each request by itself, begin, lock and commit included', async () => {
  const counts = await Promise.all(
    [0, 1, 5].map((times) => test.callRaw('POST', '/v2/asking', { body: { times } })),
  );
  expect(counts.map(({ headers }) => headers['x-sql-statements'])).toEqual(['4', '5', '9']);
});

it('says nothing unless it is asked to', async () => {
  const quiet = await testApp({ features: [asking] });
  const reply = await quiet.callRaw('POST', '/v2/asking', { body: { times: 1 } });
  expect(reply.headers['x-sql-statements']).toBeUndefined();
  await quiet.close();
});
