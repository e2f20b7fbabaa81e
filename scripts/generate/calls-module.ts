import { endpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/endpoint';

/** The module that says to the web app what calls there are; all else it knows of them is types. */
export function callsModule(): string {
  const lines = Object.entries<Endpoint>(endpoints).map(
    ([name, { tag, access, method, url, cache }]) =>
      `  ${name}: '${[access, tag, method, url, cache ?? []].flat().join(' ')}',\n`,
  );
  return `/** By name: who may make the call, what it is about, method and address, and how its reply may be kept. */
export const calls = {\n${lines.sort().join('')}} as const;\n`;
}
