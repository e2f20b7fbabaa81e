import { endpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/endpoint';

/** The module that says to the web app what calls there are; all else it knows of them is types. Sorted so that it is small when it is compressed. */
export function callsModule(): string {
  const groups = new Map<string, [name: string, address: string][]>();
  for (const [name, { tag, access, method, url, cache }] of Object.entries<Endpoint>(endpoints)) {
    const kind = [access, tag, method, cache ?? []].flat().join(' ');
    groups.set(kind, [...(groups.get(kind) ?? []), [name, url]]);
  }
  const lines = [...groups].sort(byFirst).map(([kind, calls]) => {
    const addresses = calls.sort(([, one], [, other]) => (one < other ? -1 : 1));
    return `  '${kind}': {\n${addresses.map(([name, url]) => `    ${name}: '${url}',\n`).join('')}  },\n`;
  });
  return `/** Addresses by name, under who may make the calls, what they are about, the method, and how the reply may be kept. */
export const calls = {\n${lines.join('')}} as const;\n`;
}

const byFirst = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
