import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTemplate } from './page-html.ts';
import { readWebAssets } from './web-assets.ts';

export type Shell = ReturnType<typeof readShell>;

/** The built web app's HTML around every page. `root` is absolute; where nothing was built pages answer with a hint. */
export function readShell(root: string) {
  const file = join(root, 'index.html');
  const isBuilt = existsSync(file);
  return {
    root,
    isBuilt,
    template: pageTemplate(isBuilt ? readFileSync(file, 'utf8') : unbuilt),
    assets: readWebAssets(root),
  };
}

const unbuilt = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<!--page--><title>Rondo</title><!--/page--></head>
<body><div id="root"><p>The web app is not built yet: <code>npm run build</code>.</p></div></body></html>`;
