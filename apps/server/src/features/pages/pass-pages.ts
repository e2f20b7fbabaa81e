import type { PassDetail } from '@rondo/contract/passes';
import { formatAccuracy, formatScore } from '@rondo/domain/format';
import { passTitle } from '@rondo/domain/pages';
import { levelImage } from './level-pages.ts';
import { detailPage } from './page.ts';

export const passPage = detailPage<PassDetail>({
  path: '/passes/$id',
  screen: 'features/passes/PassDetailPage.tsx',
  texts: ['passes'],
  calls: (id) => [{ method: 'GET', path: `/v2/database/passes/${id}` }],
  missing: { title: 'Pass', description: 'This pass is not here.' },
  face: (pass, site) => ({
    title: passTitle(pass),
    description: passDescription(pass),
    image: levelImage(pass.level, site),
    themeColor: pass.level.difficulty.color,
    isPrivate: pass.isDeleted || pass.level.isHidden || pass.level.isDeleted,
  }),
});

function passDescription({ level, scoreV2, accuracy, isWorldsFirst }: PassDetail): string {
  return [
    level.difficulty.name,
    `Score ${formatScore(scoreV2)}`,
    `Accuracy ${formatAccuracy(accuracy)}`,
    ...(isWorldsFirst ? ['Worlds first'] : []),
  ].join(' · ');
}
