import { relative, sep } from 'node:path';
import { build } from 'esbuild';
import { LANGUAGES } from '../texts/read-table.mjs';
import { readTables } from '../texts/tables.mjs';
import { textOf } from './page-texts.mjs';

const WEB = 'apps/web/src';

/** What the server and the list of pictures know of the web app's screens, as JSON with a line each. */
export async function screensFile(root) {
  const { screens } = await declaredScreens(root);
  const tables = await readTables(root);
  const words = (key) => Object.fromEntries(LANGUAGES.map(({ code }) => [code, textOf(tables, key, code)]));
  const lines = Object.entries(screens).map(([name, screen]) => {
    const { path, page, title, description, feature } = screen;
    const isPrivate = [screen.isPrivate, screen.signedIn, screen.access].some(Boolean);
    return JSON.stringify({
      ...{ name, path, firstId: screen.firstId, formerPath: screen.formerPath },
      ...{ screen: fileOf(page), texts: page.texts, feature },
      ...{ title: words(title), ...(description ? { description: words(description) } : {}), isPrivate },
      pictures: screen.pictures ?? usualPictures(screen),
    });
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Who may not enter sees why. */
function usualPictures({ signedIn, access }) {
  return access ? ['visitor', 'player', 'admin'] : signedIn ? ['visitor', 'player'] : ['visitor'];
}

/** The module that a page is loaded from, relative to the web app's sources. */
const fileOf = ({ load }) => /import\("(.+)"\)/.exec(load)[1];

/** The declarations as they are; what they would load stays outside, under its name. */
async function declaredScreens(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `export { screens } from './app/screens.ts';`,
      resolveDir: `${root}/${WEB}`,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.glob': 'Object' },
    loader: { '.css': 'empty' },
    plugins: [{ name: 'loads-nothing', setup: leaveLoadsOutside }],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

function leaveLoadsOutside({ initialOptions, onResolve }) {
  const sources = `${initialOptions.absWorkingDir}/${WEB}`;
  onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
    kind === 'dynamic-import'
      ? { path: relative(sources, `${resolveDir}/${path}`).split(sep).join('/'), external: true }
      : undefined,
  );
}
