import { z } from 'zod';
import type { Deps } from '../feature.ts';
import { languages } from '@rondo/contract/languages';
import { JobFailure, type JobKind } from '../jobs/job-kind.ts';
import type { Email } from './email.ts';
import { createMailTransport, isRefused } from './transport.ts';

const minute = 60_000;

/** Milliseconds before the further tries of a mail (docs/rules/background.md#mails). */
export const mailWaits = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * minute);

/** For whom a mail is; the mail itself, with its secret link, is written when it is sent. */
export const mailPayload = z.object({ address: z.string(), language: z.enum(languages) });
export type MailPayload = z.infer<typeof mailPayload>;

/**
 * A kind of mail. `write` is called once a try, outside a transaction; `null`: there is nothing to say any more.
 * `shape` holds what else the mail is written from.
 */
export function mailJob<Payload extends MailPayload = MailPayload>(
  name: string,
  write: (deps: Deps, mail: Payload) => Promise<Email | null>,
  shape: z.ZodType<Payload> = mailPayload as unknown as z.ZodType<Payload>,
): JobKind<Deps, Payload> {
  return {
    kind: `mail.${name}`,
    endsByRestore: true,
    parse: (payload) => shape.parse(payload),
    run: async ([{ payload }], deps) => {
      const mail = await write(deps, payload);
      if (mail === null) return;
      await createMailTransport(deps)(mail).catch((error: unknown) => {
        throw isRefused(error)
          ? new JobFailure('the mail server refused the address', { retryIn: null, cause: error })
          : error;
      });
    },
    waits: mailWaits,
    // Longer than any exchange with a mail server.
    lease: 5 * minute,
  };
}
