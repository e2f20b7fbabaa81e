import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const OPENING = '<!-- environment: written by npm run generate from apps/server/src/config.ts -->';
const CLOSING = '<!-- /environment -->';

/** The README with its table of environment variables made again from the server's config. */
export async function withEnvironmentTable(readme) {
  const from = readme.indexOf(OPENING);
  const to = readme.indexOf(CLOSING);
  if (from < 0 || to < from) throw new Error(`README.md lacks the lines "${OPENING}" and "${CLOSING}"`);
  return `${readme.slice(0, from + OPENING.length)}\n\n${await environmentTable()}\n\n${readme.slice(to)}`;
}

async function environmentTable() {
  const config = fileURLToPath(new URL('../../apps/server/src/config.ts', import.meta.url));
  const { variables } = await tsImport(config, import.meta.url);
  const rows = variables.map(
    ({ name, shownDefault, meaning }) => `| \`${name}\` | ${cell(shownDefault)} | ${cell(meaning)} |`,
  );
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

const cell = (text) => text.replaceAll('|', '\\|');
