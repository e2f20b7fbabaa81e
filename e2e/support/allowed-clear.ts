import type { APIRequestContext } from '@playwright/test';
import type { StartedSite } from './started-site.ts';
import type { Call } from './test.ts';

/** A clear of an easy level that its player submits and staff allow. */
export async function allowedClear(
  { request, call }: { request: APIRequestContext; call: Call },
  { token }: StartedSite['sessions']['player'],
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const profile = await request.get('/v2/auth/profile/me', { headers });
  const { playerId } = (await profile.json()) as { playerId: number };
  const easy = await call<{ results: { id: number }[] }>('GET', '/v2/database/levels?pguRange=P1,P9&limit=1');
  const sent = await request.post('/v2/form/form-submit', {
    headers: { ...headers, 'x-form-type': 'pass' },
    data: aClear(easy.results[0]?.id ?? 0, playerId),
  });
  if (!sent.ok()) throw new Error(`Submitting a clear: ${sent.status()} ${await sent.text()}`);
  const { submissionId } = (await sent.json()) as { submissionId: number };
  await call('PUT', `/v2/admin/submissions/passes/${submissionId}/approve`, { as: 'admin' });
}

const aClear = (levelId: number, playerId: number) => ({
  levelId,
  passerId: playerId,
  passer: 'the newcomer',
  passerRequest: false,
  // Another one each time: a second submission of the same video is refused.
  videoLink: `https://www.youtube.com/watch?v=${String(Date.now()).slice(-11)}`,
  title: 'Cleared',
  rawTime: '2024-05-06T07:08:09.000Z',
  speed: 1,
  feelingDifficulty: 'G1',
  earlyDouble: 0,
  earlySingle: 0,
  ePerfect: 10,
  perfect: 480,
  lPerfect: 10,
  lateSingle: 0,
  lateDouble: 0,
  is12K: false,
  isNoHoldTap: false,
  is16K: false,
});
