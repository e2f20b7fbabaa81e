import { call } from '../../../lib/api/call.ts';
import { codeText } from '../../../lib/api/code-text.ts';
import { isProblem } from '../../../lib/api/problem.ts';
import { t } from '../../../lib/i18n/texts.ts';

/** What Discord put into the address; '' for what it left out. */
export interface CallbackAddress {
  code: string;
  state: string;
  error: string;
}

/** Why a callback failed before or after the call itself. */
class CallbackError extends Error {
  readonly reason: 'refused' | 'noCode' | 'noToken';

  constructor(reason: CallbackError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Exchanges the code. Throws what `failureOf` puts into words. */
export async function finish({ code, state, error }: CallbackAddress) {
  if (error !== '') throw new CallbackError('refused');
  if (code === '') throw new CallbackError('noCode');
  const finished = await call('finishDiscord', { body: { code, state: state || undefined } });
  if (!finished.linked && !finished.token) throw new CallbackError('noToken');
  return finished;
}

/** The words for a failed callback, case by case. */
export function failureOf(error: unknown): string {
  if (error instanceof CallbackError) return t(`pages/auth:callback.${error.reason}`);
  if (isProblem(error) && error.status !== 0) return codeText(error.code) ?? error.message;
  return t('pages/auth:callback.again');
}
