import { outlivesTerminal } from './platform/hangup.ts';

/** Each of them would end the process at once, with its database left behind. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const;
const numbers = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGUSR2: 12, SIGTERM: 15 };

/** One Ctrl+C may arrive twice, from the terminal and from npm; only a later one is impatience. */
const SAME_WISH_MS = 2000;
/** Service managers and container engines kill after ten seconds. */
const LONGEST_START_MS = 9000;

type Ending = {
  readonly starting: Promise<{ readonly stop: () => Promise<void> }>;
  /** Aborted at the first signal. */
  readonly ending: AbortController;
  /** The variable `_` of the environment. */
  readonly shellCommand: Promise<string>;
};

/** From now on the signals that end a process end the server in order, and each end says why. */
export function endAtSignals({ starting, ending, shellCommand }: Ending): void {
  let askedAt: number | null = null;

  const end = async (signal: (typeof signals)[number]) => {
    if (signal === 'SIGHUP' && outlivesTerminal(await shellCommand)) {
      console.log('SIGHUP changes nothing: Rondo was started with nohup.');
      return;
    }
    if (askedAt !== null && performance.now() - askedAt <= SAME_WISH_MS) return;
    if (askedAt !== null) {
      console.log(`Rondo breaks off: ${signal} came again.`);
      process.exit(128 + numbers[signal]);
    }
    askedAt = performance.now();
    console.log(`Rondo is ending: ${reasons[signal]}.`);
    ending.abort();
    const impatience = setTimeout(() => {
      console.log('Rondo breaks off: its start did not come to an end.');
      process.exit(128 + numbers[signal]);
    }, LONGEST_START_MS);
    const server = await starting;
    clearTimeout(impatience);
    await server.stop();
    console.log('Rondo has ended.');
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, end);
}

const reasons: Readonly<Record<(typeof signals)[number], string>> = {
  SIGTERM: 'it was told to (SIGTERM)',
  SIGINT: 'it was interrupted (SIGINT)',
  SIGHUP: 'its terminal was closed (SIGHUP)',
  SIGQUIT: 'it was told to quit (SIGQUIT)',
  SIGUSR2: 'it got SIGUSR2',
};
