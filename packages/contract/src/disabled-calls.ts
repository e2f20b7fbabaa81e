/**
 * Calls of features that every instance has switched off, as method and address in Fastify's form: the joke features
 * (`jokes` in the features of GET /v2/config). Each answers FEATURE_DISABLED to everyone.
 */
export const disabledCalls = [
  'GET /v2/database/levels/all-levels',
  'PUT /v2/database/levels/:id/difficulty',
  'PUT /v2/database/levels/:id/timeout',
  'GET /v2/database/players/:id/modifiers',
  'POST /v2/database/players/modifiers/generate',
  'DELETE /v2/database/players/modifiers/:modifierId',
  'GET /v2/media/wheel-image/:seed',
  'POST /v2/play/draws',
] as const;
