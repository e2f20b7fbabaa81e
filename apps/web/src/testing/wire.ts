import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** Sent by a card that closes with its test, when the test's own answers are gone. */
const lateRelease = http.delete('*/v2/admin/submissions/:kind/:id/claim', () => HttpResponse.json({}));

/** The network of the tests: a call that nobody answers fails the test. */
export const wire = setupServer(lateRelease);

/** Answers one call, such as `answerWith('get', '/v2/config', body)`, until the test ends. */
export function answerWith(
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  body: JsonBodyType,
  init: { status?: number; headers?: Record<string, string> } = {},
): void {
  wire.use(http[method](new URL(path, location.origin).href, () => HttpResponse.json(body, init)));
}
