import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flags } from './flags-plugin.ts';
import manifest from './package.json' with { type: 'json' };

const server = 'http://127.0.0.1:3000';

const librariesOfEveryPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next[^/]*|react-i18next|openapi-fetch)\//;

/** All of ui but what comes on demand: dialogs, menus, toasts, the fields of forms, and what only staff have. */
const partsOfMostPages =
  /src\/(lib|ui)\/(?!.*(Dialog|Popover|ToastList|Combobox|Checkbox|TextField|NumberField|TextArea|Select|FormError|Tabs|Pager|TimeAgo|CountBadge|live\/|pending-counts|\.json))/;

/** Whatever else every page loads. The entry stays a file of its own: the server finds the rest by it. */
const allButTheEntry = /\/(?:node_modules|packages|src)\/(?!main\.tsx$)/;

export default defineConfig({
  plugins: [react(), tailwindcss(), flags()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  server: {
    proxy: Object.fromEntries(
      ['/v2', '/events', '/health', '/openapi.json', '/docs'].map((path) => [path, server]),
    ),
  },
  // Found behind lazy imports only; without the list the first dialog of a fresh checkout reloads the page.
  optimizeDeps: {
    include: ['Dialog', 'Header', 'Heading', 'Menu', 'Modal', 'Popover'].map(
      (part) => `react-aria-components/${part}`,
    ),
  },
  build: {
    target: 'es2022',
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The server reads it to name a page's files in its HTML.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Left alone, the first page would come in eighty crumbs that compress badly.
          groups: [
            { name: 'libraries', test: librariesOfEveryPage, priority: 2 },
            { name: 'parts', test: partsOfMostPages, priority: 1 },
            { name: 'start', test: allButTheEntry, tags: ['$initial'], priority: 0 },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: [
          { test: /\.css$|\/src\/main\.tsx$/, sideEffects: true },
          { test: /\/src\//, sideEffects: false },
        ],
      },
    },
  },
});
