import type { ClientRequest, IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';

/**
 * How pictures of other sites are fetched (docs/rules/media.md#pictures). Tests bring hosts and connections of their
 * own; the environment cannot change it.
 */
export type PictureSource = {
  /** Host names; `*.` in front stands for one or more labels. */
  readonly hosts: readonly string[];
  /** Every IP address of a name. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  readonly isAllowedAddress: (address: string) => boolean;
  readonly request: (options: RequestOptions, answered: (reply: IncomingMessage) => void) => ClientRequest;
  /** For everything from the name's look-up to the last byte. */
  readonly timeoutMs: number;
};
