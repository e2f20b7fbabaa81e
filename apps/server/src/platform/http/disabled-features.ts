import { disabledCalls } from '@rondo/contract/disabled-calls';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Refuses the calls of features that are switched off with FEATURE_DISABLED, before anything about the caller is
 * looked at (docs/rules/wire.md#features).
 */
export function refuseDisabledFeatures(app: FastifyInstance): void {
  for (const call of disabledCalls) {
    const [method, url] = call.split(' ') as [HTTPMethods, string];
    app.route({
      method,
      url,
      schema: { hide: true },
      onRequest: async () => {
        throw new Problem('FEATURE_DISABLED');
      },
      handler: () => undefined,
    });
  }
}
