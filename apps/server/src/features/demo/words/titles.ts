/** Pieces of song titles, all made up for the demo. `latin` is how a piece is written in an alias. */
export type Piece = { readonly text: string; readonly latin: string };
export type TitleScript = {
  readonly first: readonly Piece[];
  readonly second: readonly Piece[];
  /** Puts the two pieces together; `%1` and `%2` stand for them. */
  readonly patterns: readonly string[];
};

const pieces = (list: string): Piece[] =>
  list.split(' ').map((entry) => {
    const [text = '', latin = text] = entry.split('/');
    return { text: text.replaceAll('_', ' '), latin: latin.replaceAll('_', ' ') };
  });

const LATIN: TitleScript = {
  first: pieces(
    'Glass Velvet Hollow Paper Copper Lantern Winter Tidal Static Amber Ninefold Crooked Feather Obsidian Sugar Northern Clockwork Marble Quiet Kerosene Saffron Borrowed Lucid Cobalt Wandering',
  ),
  second: pieces(
    'Meridian Harbour Arithmetic Engine Orchard Signal Carousel Parade Overture Lattice Ferry Telescope Avalanche Semaphore Kitchen Pendulum Monsoon Cathedral Rooftop Sleepwalk Hourglass Vertigo Almanac Regatta Ember',
  ),
  patterns: [
    '%1 %2',
    '%1 %2',
    '%1 %2',
    'The %1 %2',
    '%2 of the %1 Hour',
    '%1 %2 (VIP Mix)',
    '%1/%2',
    '%2, %1',
  ],
};

const POLISH: TitleScript = {
  first: pieces(
    'Żółte/Zolte Śnieżne/Sniezne Ciche Północne/Polnocne Szklane Zielone Późne/Pozne Bursztynowe',
  ),
  second: pieces('światło/swiatlo tramwaje źródła/zrodla miasto ćmy/cmy gwiazdozbiory jezioro schody'),
  patterns: ['%1 %2', '%1 %2 (nocą)'],
};

const CYRILLIC: TitleScript = {
  first: pieces(
    'Стеклянный/Steklyannyy Ночной/Nochnoy Тихий/Tikhiy Медный/Mednyy Дальний/Dalniy Бумажный/Bumazhnyy',
  ),
  second: pieces('трамвай/tramvay вальс/vals океан/okean маяк/mayak снегопад/snegopad оркестр/orkestr'),
  patterns: ['%1 %2'],
};

const JAPANESE: TitleScript = {
  first: pieces(
    '硝子/Garasu 夜行便/Yakobin 星屑/Hoshikuzu 折紙/Origami 真昼/Mahiru 薄明/Hakumei 水琴/Suikin 金魚/Kingyo 灯台/Todai',
  ),
  second: pieces(
    'ワルツ/Waltz コンベア/Conveyor パレード/Parade 回路/Kairo 図書館/Toshokan 宇宙/Uchu 時計/Tokei 航路/Koro メトロノーム/Metronome',
  ),
  patterns: ['%1の%2', '%1%2', '%1と%2'],
};

const KOREAN: TitleScript = {
  first: pieces(
    '월광/Wolgwang 유리창/Yurichang 새벽/Saebyeok 은하/Eunha 종이배/Jongibae 겨울/Gyeoul 파도/Pado',
  ),
  second: pieces(
    '회로/Hoero 정거장/Jeonggeojang 무도회/Mudohoe 열두_시/Yeoldu_Si 편지/Pyeonji 나침반/Nachimban 소나기/Sonagi',
  ),
  patterns: ['%1 %2', '%1의 %2'],
};

const CHINESE: TitleScript = {
  first: pieces(
    '霜降/Shuangjiang 南窗/Nanchuang 青瓷/Qingci 潮汐/Chaoxi 星野/Xingye 晚风/Wanfeng 纸鸢/Zhiyuan',
  ),
  second: pieces('之后/Zhihou 列车/Lieche 来信/Laixin 剧场/Juchang 旧梦/Jiumeng 航线/Hangxian 回声/Huisheng'),
  patterns: ['%1%2', '%1·%2'],
};

/** The more often a script stands here, the more often it is used. */
export const TITLE_SCRIPTS: readonly TitleScript[] = [
  ...Array<TitleScript>(8).fill(LATIN),
  POLISH,
  CYRILLIC,
  ...Array<TitleScript>(3).fill(JAPANESE),
  ...Array<TitleScript>(2).fill(KOREAN),
  ...Array<TitleScript>(2).fill(CHINESE),
];

/** Titles that try the layout: long, marked, wide, with every sign that a search query gives a meaning to. */
export const ODD_TITLES: readonly string[] = [
  'An Unreasonably Long Title About the Sea, the Moon and Everything Between Them, Told Twice, Backwards, and in a Voice That Nobody in the Room Had Heard Before (Extended Tidal Mix)',
  'ＡＦＴＥＲＧＬＯＷ ２０４８',
  'Thirteen Ways to Lose a Metronome',
  '"quoted", piped | and = equal',
  '🌊🌙 tide',
  '#404',
  '100% Wool_Blend \\ Backslash',
  'z̈ȯo̊m̃ ïñ',
  'Ø',
  '-minus',
  'Spaces in between',
  'مدّ وجزر',
];
