import { StartError } from '../../platform/start-error.ts';

/** The folder or a whole file cannot be imported; nothing was written. `message` is for the person at the keyboard. */
export class BrokenInput extends StartError {}

/** One line cannot be imported: it is reported and skipped. `message` is the reason. */
export class BadLine extends Error {}
