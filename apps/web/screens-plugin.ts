import type { Plugin } from 'vite';

/** What only the server and the list of pictures read of a screen (scripts/generate), each on lines of its own. */
const notForBrowsers = /^\s*(?:pictures: \[[^\]]*\](?: as const)?|description: '[^']*'|isPrivate: true),\n/gm;

/** Leaves that out of what every page loads. */
export function screens(): Plugin {
  return {
    name: 'rondo:screens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/features\/[^/]+\/screens\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(notForBrowsers, ''), map: null }),
    },
  };
}
