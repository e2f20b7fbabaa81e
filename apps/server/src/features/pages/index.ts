import type { Feature } from '../../platform/feature.ts';
import { registerCrawlerFiles } from './routes.ts';
import { pageWriter } from './write-page.ts';

/** What pages say before they run: previews, search engines and the first data of a cold visit. */
export const pagesFeature: Feature = {
  name: 'pages',
  register: registerCrawlerFiles,
  pageWriter,
};
