// npm run look                                                      every screen, for everyone, in every way
// npm run look -- --only levels --theme dark --lang en --width 390  only these; --role admin as well
// npm run look -- --contrast forced --contrast more                 as systems with forced colours or more contrast show them
// The pictures and index.html are in look/. LOOK_URL looks at a running site instead of one of its own.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '../e2e/support/chromium.mjs';
import { sampleOf } from '../e2e/support/sample.mjs';
import { SCREENS } from '../e2e/support/screens.mjs';
import { indexPage } from './look/index-page.mjs';
import { readOptions } from './look/options.mjs';
import { contextFor, photograph } from './look/photographer.mjs';
import { siteToLookAt } from './look/site.mjs';

const FOLDER = fileURLToPath(new URL('../look', import.meta.url));
const AT_ONCE = 2;

const options = readOptions(process.argv.slice(2));
const site = await siteToLookAt();
const browser = await launchChromium();
try {
  await look();
} finally {
  await browser.close();
  await site.stop();
}

async function look() {
  const sample = await sampleOf(site.url);
  const views = viewsOf(options);
  const without = options.role.filter((role) => role !== 'visitor' && !site.sessions[role]);
  if (without.length) console.log(`No account for ${without.join(', ')}: not looked at.`);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });

  const shots = [];
  const queue = [...views];
  const work = async () => {
    for (let view = queue.shift(); view; view = queue.shift()) shots.push(...(await takeAll(view, sample)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  shots.sort((a, b) => a.file.localeCompare(b.file));
  await writeFile(join(FOLDER, 'index.html'), indexPage(shots));
  const troubled = shots.filter(({ trouble }) => trouble.length);
  for (const { file, trouble } of troubled) console.log(`${file}: ${trouble.join('; ')}`);
  console.log(`${shots.length} pictures in look/, ${troubled.length} with trouble. Open look/index.html.`);
}

/** One view is a person with a theme, a language and a width, and the screens that this person sees. */
function viewsOf({ only, role: roles, theme: themes, lang: langs, width: widths, contrast: contrasts }) {
  const views = [];
  for (const role of roles) {
    const screens = SCREENS.filter((screen) => screen.roles.includes(role) && screen.name.includes(only));
    if (screens.length === 0 || (role !== 'visitor' && !site.sessions[role])) continue;
    for (const theme of themes)
      for (const lang of langs)
        for (const width of widths)
          for (const contrast of contrasts) views.push({ role, theme, lang, width, contrast, screens });
  }
  return views;
}

async function takeAll({ screens, ...view }, sample) {
  const { role, theme, lang, width, contrast } = view;
  const context = await contextFor(browser, site, { session: site.sessions[role], ...view });
  const endings = [role, theme, lang, width, ...(contrast === 'normal' ? [] : [contrast])];
  const shots = [];
  for (const screen of screens.filter((screen) => !screen.width || String(screen.width) === width)) {
    const file = `${[screen.name, ...endings].join('.')}.png`;
    const { trouble } = await photograph(context, { screen, sample, file, folder: FOLDER });
    shots.push({ name: screen.name, ...view, file, trouble });
  }
  await context.close();
  console.log(`${endings.join(', ')}: ${shots.length} pictures`);
  return shots;
}
