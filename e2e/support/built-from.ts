import { readFileSync } from 'node:fs';

/** The file that a lazy part was built into, as it stands in addresses. `source` is below apps/web. */
export function builtFrom(source: string): string {
  const manifest = readFileSync(new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8');
  const built = (JSON.parse(manifest) as Record<string, { file: string } | undefined>)[source];
  if (!built) throw new Error(`${source} is no file of its own`);
  return built.file;
}
