import type { Clock } from '../clock.ts';
import type { Db, Trx } from '../db/database.ts';
import { deleteMail, insertMail, type LentMail, lendMail, postponeMail } from '../db/mail-store.ts';
import { afterCommit } from '../db/transaction.ts';
import type { Language } from '../http/accepted-language.ts';
import type { Log } from '../log/log.ts';
import type { Letter } from './letter.ts';
import { isRefused, type MailTransport } from './transport.ts';

const minute = 60_000;
/** Longer than any talk with a mail server. */
const lendingTime = 5 * minute;
/** Waits after failures, in minutes; after the last one the mail is given up. */
const waits = [1, 5, 15, 60, 180, 360, 720];
/** What other processes left is looked for so often. */
const lookEvery = 15_000;
const afterReply = 100;

/** What a mail is about and for whom; the letter itself is written when it is sent. */
export type QueuedMail<Kind extends string = string> = {
  readonly kind: Kind;
  readonly address: string;
  readonly language: Language;
};

/** Writes the letter of a mail; `null`: there is nothing to write any more. Called once a try, outside a transaction. */
export type LetterWriter = (mail: QueuedMail) => Promise<Letter | null>;

/** Mails that are sent once what they tell of is committed, even if this process ends before. */
export interface Outbox<Kind extends string> {
  /** Puts a mail in with the transaction; it leaves after the commit, and nobody waits for it. */
  queue(trx: Trx, mail: QueuedMail<Kind>): Promise<void>;
  /** Begins to look for mails; not before the tables are there. */
  start(): void;
  /** Sends what is due now. */
  drain(): Promise<void>;
  /** Ends after the letter that is on its way. */
  stop(): Promise<void>;
}

type OutboxParts<Kind extends string> = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly send: MailTransport;
  readonly writers: Readonly<Record<Kind, LetterWriter>>;
};

export function createOutbox<Kind extends string>(parts: OutboxParts<Kind>): Outbox<Kind> {
  const { db, clock, log } = parts;
  const kinds = Object.keys(parts.writers);
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const sendAll = async () => {
    try {
      do {
        isAskedAgain = false;
        for (;;) {
          const now = clock.now();
          const until = new Date(now.getTime() + lendingTime);
          const mail = isStopped ? null : await lendMail(db, kinds, now, until);
          if (mail === null) break;
          await deliver(parts, mail);
        }
      } while (isAskedAgain && !isStopped);
    } catch (error) {
      log.warn({ err: error }, 'mails could not be looked for');
    } finally {
      running = null;
    }
  };
  const drain = (): Promise<void> => {
    isAskedAgain = true;
    running ??= sendAll();
    return running;
  };

  return {
    queue: async (trx, { kind, address, language }) => {
      await insertMail(trx, { kind, address, language }, clock.now());
      // The reply goes first, so that its time does not tell what became of the mail.
      afterCommit(trx, () => void setTimeout(drain, afterReply).unref());
    },
    start: () => {
      timer = setInterval(() => void drain(), lookEvery);
      timer.unref();
      void drain();
    },
    drain,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function deliver<Kind extends string>(
  { db, clock, log, send, writers }: OutboxParts<Kind>,
  mail: LentMail,
): Promise<void> {
  const { id, kind, tries } = mail;
  try {
    const letter = await writers[kind as Kind](mail as QueuedMail);
    if (letter !== null) await send(letter);
    await deleteMail(db, id);
  } catch (error) {
    const wait = waits[tries - 1];
    if (wait === undefined || isRefused(error)) {
      log.error({ err: error, kind, tries }, 'a mail could not be sent and was given up');
      await deleteMail(db, id);
    } else {
      log.warn({ err: error, kind, tries }, `a mail could not be sent; the next try is in ${wait} minutes`);
      await postponeMail(db, id, new Date(clock.now().getTime() + wait * minute));
    }
  }
}
