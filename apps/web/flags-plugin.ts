import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const packageFile = createRequire(import.meta.url).resolve('flag-icons/package.json');
const folder = join(dirname(packageFile), 'flags', '4x3');
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
const base = `assets/flags-${version}/`;

/**
 * Serves each country's flag as a file of its own under `import.meta.env.FLAGS_BASE` + `pl.svg`, so that a page
 * loads only the flags it shows and no list of 270 addresses travels with the code.
 */
export function flags(): Plugin {
  return {
    name: 'rondo:flags',
    config: () => ({ define: { 'import.meta.env.FLAGS_BASE': JSON.stringify(`/${base}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response, next) => {
        const name = /^\/([a-z]{2})\.svg$/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(join(folder, `${name}.svg`)));
      });
    },
    generateBundle() {
      for (const file of readdirSync(folder).filter((name) => /^[a-z]{2}\.svg$/.test(name))) {
        this.emitFile({ type: 'asset', fileName: base + file, source: readFileSync(join(folder, file)) });
      }
    },
  };
}
