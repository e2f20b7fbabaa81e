import type { Json } from '../db/column-types.ts';
import type { Deps } from '../feature.ts';
import { type Language, languages } from '../http/accepted-language.ts';
import { JobFailure, type JobKind } from '../jobs/job-kind.ts';
import type { Email } from './email.ts';
import { createMailTransport, isRefused } from './transport.ts';

const minute = 60_000;

/** For whom a mail is; the mail itself, with its secret link, is written when it is sent. */
export type MailPayload = { readonly address: string; readonly language: Language };

/** A kind of mail. `write` is called once a try, outside a transaction; `null`: there is nothing to say any more. */
export function mailJob(
  name: string,
  write: (deps: Deps, mail: MailPayload) => Promise<Email | null>,
): JobKind<Deps, MailPayload> {
  return {
    kind: `mail.${name}`,
    parse: parseMail,
    run: async ([{ payload }], deps) => {
      const mail = await write(deps, payload);
      if (mail === null) return;
      await createMailTransport(deps)(mail).catch((error: unknown) => {
        throw isRefused(error)
          ? new JobFailure('the mail server refused the address', { retryIn: null, cause: error })
          : error;
      });
    },
    waits: [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute),
    // Longer than any exchange with a mail server.
    lease: 5 * minute,
  };
}

function parseMail(payload: Json): MailPayload {
  const { address, language } = payload as { readonly address?: unknown; readonly language?: unknown };
  const known = languages.find((each) => each === language);
  if (typeof address !== 'string' || known === undefined)
    throw new Error('a mail without address or language');
  return { address, language: known };
}
