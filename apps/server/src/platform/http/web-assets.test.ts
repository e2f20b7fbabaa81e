import { expect, it } from 'vitest';
import { assetsOf, readWebAssets } from './web-assets.ts';

const assets = assetsOf({
  'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_list.js': { file: 'assets/list.js', imports: ['_shared.js', '_page'], css: ['assets/list.css'] },
  'src/features/levels/ListPage.tsx': { file: 'assets/ListPage.js', imports: ['_shared.js', '_list.js'] },
  _page: { file: 'assets/other.js', imports: ['_list.js'] },
  'src/locales/common.ts?en': { file: 'assets/common-en.js' },
  'src/locales/pages/levels.ts?en': { file: 'assets/levels-en.js' },
  'src/locales/common.ts?cn': { file: 'assets/common-cn.js' },
  'src/locales/staff/pages/desk.ts?cn': { file: 'assets/desk-cn.js' },
});

it('knows what a screen loads beyond every page, at any depth and each once', () => {
  expect(assets.ofScreen('features/levels/ListPage.tsx')).toEqual({
    scripts: ['/assets/ListPage.js', '/assets/list.js', '/assets/other.js'],
    styles: ['/assets/list.css'],
  });
});

it('has nothing for no screen and for an unknown one', () => {
  for (const screen of [null, 'features/levels/Gone.tsx'])
    expect(assets.ofScreen(screen)).toEqual({ scripts: [], styles: [] });
});

it('knows the texts of each language', () => {
  expect(assets.ofTexts(['common', 'pages/levels', 'pages/desk'])).toEqual({
    en: ['/assets/common-en.js', '/assets/levels-en.js'],
    cn: ['/assets/common-cn.js', '/assets/desk-cn.js'],
  });
});

it('has nothing where nothing was built', () => {
  const none = readWebAssets('/no/such/folder');
  expect(none.ofTexts(['common'])).toEqual({});
  expect(none.ofScreen('features/levels/ListPage.tsx')).toEqual({ scripts: [], styles: [] });
});
