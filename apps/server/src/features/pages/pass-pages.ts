import type { PassDetail } from '@rondo/contract/passes';
import { passDescription, passFilter, passListCall, passTitle } from '@rondo/domain/pages';
import { english } from './english.ts';
import { levelImage } from './level-pages.ts';
import { type Content, contentOfOne } from './page.ts';

export const passList: Content = {
  calls: ({ query }) => [passListCall(passFilter.read(query), 0)],
  showsDifficulties: true,
  face: (_reply, { query }) => ({ isPrivate: passFilter.read(query).query !== '' }),
};

export const pass = contentOfOne<PassDetail>({
  showsDifficulties: true,
  calls: (id) => [{ name: 'passDetail', given: { id } }],
  missing: 'This pass does not exist.',
  face: (pass, site) => ({
    title: passTitle(pass),
    description: passDescription(pass, english),
    image: levelImage(pass.level, site),
    themeColor: pass.level.difficulty.color,
    isPrivate: pass.isDeleted || pass.level.isHidden || pass.level.isDeleted,
  }),
});
