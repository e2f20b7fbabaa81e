import { ownValue } from '@rondo/domain/text';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build says about a module: its file, and what loads with it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Where a build keeps its list of files, below its root. */
const manifestFile = '.vite/manifest.json';

/** @param root absolute path of the built web app; without a build there is nothing to load early */
export function readWebAssets(root: string) {
  const path = join(root, manifestFile);
  return assetsOf(existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {});
}

const entry = 'index.html';

/** Files of the built web app that a page needs at once, so that it need not find them one after the other. */
export function assetsOf(manifest: Manifest) {
  const ofEveryPage = closure(manifest, entry);
  const ofTexts = textsBy(manifest);
  const filesOf = (screen: string) => {
    const chunks = [...closure(manifest, `src/${screen}`)].filter((chunk) => !ofEveryPage.has(chunk));
    return {
      scripts: chunks.map(({ file }) => `/${file}`),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    };
  };
  const known = new Map<string, ReturnType<typeof filesOf>>();
  return {
    /** Of a module below the web app's sources, beyond those that every page loads; none for none. */
    ofScreen: (screen: string | null) => {
      if (screen === null) return { scripts: [], styles: [] };
      const files = known.get(screen) ?? filesOf(screen);
      known.set(screen, files);
      return files;
    },
    /** Of namespaces of texts, by language. */
    ofTexts: (namespaces: readonly string[]): Record<string, string[]> =>
      Object.fromEntries(
        [...ofTexts].map(([language, files]) => [
          language,
          namespaces.flatMap((name) => files.get(name) ?? []),
        ]),
      ),
  };
}

/** The file of each namespace in each language. */
function textsBy(manifest: Manifest): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, namespace, language] = /^src\/locales\/(?:staff\/)?(.+)\.ts\?(\w+)$/.exec(key) ?? [];
    if (namespace === undefined || language === undefined) continue;
    found.set(language, (found.get(language) ?? new Map<string, string>()).set(namespace, `/${file}`));
  }
  return found;
}

/** A module's chunk and everything that it loads before it runs. */
function closure(manifest: Manifest, key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = ownValue(manifest, key);
  if (chunk === undefined || found.has(chunk)) return found;
  found.add(chunk);
  for (const next of chunk.imports ?? []) closure(manifest, next, found);
  return found;
}
