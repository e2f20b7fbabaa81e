import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { flags } from './flags-plugin.ts';
import manifest from './package.json' with { type: 'json' };
import { screens } from './screens-plugin.ts';
import { texts } from './texts-plugin.ts';

const server = 'http://127.0.0.1:3000';

/** Of writes and endless lists only what a page needs that has them. */
const librariesOfEveryPage =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*\/(mutationObserver|infiniteQueryObserver|useMutation|useInfiniteQuery|infiniteQueryOptions)\.)/;

/** All of lib and ui but dialogs, the fields of forms, what follows a write, lost connections and staff; the drawings of many pages. */
const partsOfMostPages =
  /lucide\/(?!.*\/(arrow-left|bell|chevron-left|clipboard|clock|copy|database|ellipsis|eye|fast-forward|flask-conical|folder|grip-vertical|house|inbox|link|lock|lock-open|medal|message-square|minus|pause|pin|play|radio|receipt-text|rotate-ccw-clock|send|star|undo-2|users|volume-2|volume-x|wifi-off)\.)|features\/difficulties\/api|players\/appearance|passes\/judgements|src\/(lib|ui)\/(?!.*(offline\/|printing|Flag\.|toast-place|ToastList|Orbit|SessionNotice|use-leave-question|LeaveQuestion|use-popup-keys|CancelButton|Private|second-password|unlock|path-text|sending-file|save-file|copy-text|random-hex|ProgressBar|staff-texts|PasswordGate|UnlockedPill|CodeField|ColourField|use-reorder|use-back-closes|Combobox|PopoverButton|RankBadge|use-lookup|use-width|use-countdown|form-errors|form-boxes|server-now|use-act|undo-text|TimeAgo|day-text|TimeOfDayField|QueryError|Awaited|YouStrip|Meter|ShortDate|use-known-row|Timeline|travel|use-is-wide|use-is-near|AddressPager|StaffTable|entity-edit|catalogue-changed|field-label|Checkbox|TriState|ToggleChip|TextField|NumberField|TextArea|Select|FormError|Tabs|Pager|CountBadge|live\/|pending-counts|\.json))/;

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Dialogs, menus and the like: they need a large library, so nothing that needs them is part of a first page. */
function comesOnDemand(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (/node_modules\/(react-aria|react-stately|@react-)/.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importedIds.some((next) => comesOnDemand(next, graph, seen)) ?? false;
}

/** What forced colours and more contrast change, which only their visitors load. */
const sheetsOfContrast = /\/contrast(?:\.css|-sheets\.ts)$/;

/** What the indexes of slices name but no first page needs: without a group of its own every page would load it. */
const partsOfForms =
  /src\/features\/(search\/PlayerOption|players\/parts\/CountryField)|domain\/src\/players\/country/;

/** What reads typed numbers, ids and lists: in pieces its names alone would weigh more than it does. */
const readersOfBoxes = /domain\/src\/text\/(half-width|typed-)/;

/** The same of passes and players, for every page that shows them but the list of levels. */
const partsOfPasses =
  /src\/features\/(passes\/parts\/|players\/parts\/PlayerLink)|domain\/src\/format\/(beside|pass-figures)/;

/** What rows, filters and pages of levels and passes have in common; nothing there reads a written difficulty. */
const partsOfLevels =
  /src\/(features\/(difficulties\/(?!admin\/|RatingBadges|WrittenDifficulty|SpecialDifficulties|DifficultyFilters)|clears\/(?!MyClear)|levels\/(api|parts\/|list\/(LevelLinks|LevelRowShape|LevelRow\.css))|search\/list\/(SearchedPage|SearchToolbar|NoRows)))|domain\/src\/(passes\/score|levels\/credit)/;

/** What the pages of a level and of a pass have in common beyond that. */
const partsOfVideos = /src\/features\/media\/|domain\/src\/(media\/|pages\/titles|text\/normalise)/;

/** The drawings of levels: on home as well. */
const partsOfArt =
  /src\/features\/media\/(LevelPicture|level-art)|domain\/src\/(levels\/art\/|difficulties\/(family|group))/;

/** Whatever else every page loads. The entry stays a file of its own: the server finds the rest by it. */
const allButTheEntry = /\/(?:node_modules|packages|src)\/(?!main\.tsx$)/;

export default defineConfig({
  plugins: [react(), tailwindcss(), flags(), screens(), texts()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(manifest.version) },
  server: {
    proxy: Object.fromEntries(
      ['/v2', '/events', '/health', '/openapi.json', '/docs'].map((path) => [path, server]),
    ),
  },
  // Found behind lazy imports only; without the list the first dialog of a fresh checkout reloads the page.
  optimizeDeps: {
    include: ['Dialog', 'Header', 'Heading', 'Menu', 'Modal', 'Popover', 'Tabs'].map(
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
        // A first load names two hundred files. Names beside the hashes would weigh 2 kB, hashes of 48 bits another one;
        // .vite/manifest.json says what is in which file.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          // Left alone, the first page would come in eighty tiny files that compress badly.
          groups: [
            { name: 'contrast', test: sheetsOfContrast, priority: 4 },
            { name: 'libraries', test: librariesOfEveryPage, priority: 3 },
            {
              name: (id, graph) => (comesOnDemand(id, graph) ? null : 'parts'),
              debugName: 'parts',
              test: partsOfMostPages,
              priority: 2,
            },
            { name: 'of-forms', test: partsOfForms, priority: 1.5 },
            { name: 'typed', test: readersOfBoxes, priority: 1.5 },
            { name: 'of-passes', test: partsOfPasses, priority: 1.5 },
            { name: 'start', test: allButTheEntry, tags: ['$initial'], priority: 1 },
            { name: 'of-levels', test: partsOfLevels, priority: 0 },
            { name: 'of-art', test: partsOfArt, priority: 0.5 },
            { name: 'of-videos', test: partsOfVideos, priority: 0 },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: [
          { test: /\.css$|\/src\/main\.tsx$|\/printing\.ts$/, sideEffects: true },
          { test: /\/src\//, sideEffects: false },
        ],
      },
    },
  },
});
