import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  flag: {
    worldsFirst: ['Worlds first', 'Pierwsze na świecie (worlds first)', '全球首通'],
    '12k': ['12 or fewer keys', '12 lub mniej klawiszy', '12 键及以下'],
    '16k': ['13 or more keys', '13 lub więcej klawiszy', '13 键及以上'],
    noHoldTap: ['No hold tap', 'Bez przytrzymań (no hold tap)', '无长按 (NHT)'],
  },
  judgement: {
    earlyDouble: ['Too early', 'Za wcześnie', '过早'],
    earlySingle: ['Early', 'Wcześnie', '偏早'],
    ePerfect: ['Early perfect', 'Wczesne perfect', '早完美'],
    perfect: ['Perfect', 'Perfect', '完美'],
    lPerfect: ['Late perfect', 'Późne perfect', '晚完美'],
    lateSingle: ['Late', 'Późno', '偏晚'],
    lateDouble: ['Too late', 'Za późno', '过晚'],
  },
  short: {
    earlyDouble: ['Too early', 'Za wcz.', '过早'],
    earlySingle: ['Early', 'Wcz.', '偏早'],
    ePerfect: ['Early perf.', 'Wcz. perf.', '早完美'],
    perfect: ['Perfect', 'Perfect', '完美'],
    lPerfect: ['Late perf.', 'Póź. perf.', '晚完美'],
    lateSingle: ['Late', 'Późno', '偏晚'],
    lateDouble: ['Too late', 'Za późno', '过晚'],
  },
  tilesOf: [
    { one: '{{judged}} of {{tiles}} tile', other: '{{judged}} of {{tiles}} tiles' },
    { one: '{{judged}} z {{tiles}} kafelka', few: '{{judged}} z {{tiles}} kafelków', many: '{{judged}} z {{tiles}} kafelków', other: '{{judged}} z {{tiles}} kafelka' },
    '{{judged}} / {{tiles}} 个方块',
  ],
} satisfies Table;
