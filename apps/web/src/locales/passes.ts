import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  flag: {
    worldsFirst: ['Worlds first', 'Worlds first', '世界首通'],
    '12k': ['12 or fewer keys', '12 lub mniej klawiszy', '12 键及以下'],
    '16k': ['13 or more keys', '13 lub więcej klawiszy', '13 键及以上'],
    noHoldTap: ['No hold tap', 'Bez przytrzymań (no hold tap)', '无需长按（NHT）'],
  },
  judgement: {
    earlyDouble: ['Too early', 'Za wcześnie', '太快！！'],
    earlySingle: ['Early', 'Wcześnie', '太快！'],
    ePerfect: ['Early perfect', 'WPerfek­cyjnie', '稍快！'],
    perfect: ['Perfect', 'Perfekcyjnie', '完美'],
    lPerfect: ['Late perfect', 'PPerfek­cyjnie', '稍慢！'],
    lateSingle: ['Late', 'Późno', '太慢！'],
    lateDouble: ['Too late', 'Za późno', '太慢！！'],
  },
  short: {
    earlyDouble: ['Too early', 'Za wcz.', '太快！！'],
    earlySingle: ['Early', 'Wcz.', '太快！'],
    ePerfect: ['Early perf.', 'WPerf', '稍快！'],
    perfect: ['Perfect', 'Perf', '完美'],
    lPerfect: ['Late perf.', 'PPerf', '稍慢！'],
    lateSingle: ['Late', 'Późno', '太慢！'],
    lateDouble: ['Too late', 'Za późno', '太慢！！'],
  },
  tilesOf: [
    { one: '{{judged}} of {{tiles}} tile', other: '{{judged}} of {{tiles}} tiles' },
    { one: '{{judged}} z {{tiles}} kafelka', few: '{{judged}} z {{tiles}} kafelków', many: '{{judged}} z {{tiles}} kafelków', other: '{{judged}} z {{tiles}} kafelka' },
    '{{judged}} / {{tiles}} 物量',
  ],
} satisfies Table;
