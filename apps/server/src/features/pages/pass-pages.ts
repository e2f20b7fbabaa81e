import type { PassDetail } from '@rondo/contract/passes';
import { passDescription, passFilter, passListCall, passTitle } from '@rondo/domain/pages';
import { english } from './english.ts';
import { levelImage } from './level-pages.ts';
import { detailPage, plainPage } from './page.ts';

export const passListPage = plainPage({
  path: '/passes',
  screen: 'features/passes/PassListPage.tsx',
  texts: ['pages/pass-list', 'passes', 'difficulties'],
  calls: ({ query }) => [passListCall(passFilter.read(query), 0)],
  showsDifficulties: true,
  face: ({ query }) => ({
    title: 'Passes',
    description: 'Clears of custom levels with score, accuracy, speed and video, best first.',
    isPrivate: passFilter.read(query).query !== '',
  }),
});

export const passPage = detailPage<PassDetail>({
  path: '/passes/$id',
  screen: 'features/passes/PassDetailPage.tsx',
  texts: ['pages/pass', 'passes', 'media', 'difficulties'],
  showsDifficulties: true,
  calls: (id) => [{ name: 'passDetail', given: { id } }],
  missing: { title: 'Pass', description: 'This pass does not exist.' },
  face: (pass, site) => ({
    title: passTitle(pass),
    description: passDescription(pass, english),
    image: levelImage(pass.level, site),
    themeColor: pass.level.difficulty.color,
    isPrivate: pass.isDeleted || pass.level.isHidden || pass.level.isDeleted,
  }),
});
