import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  list: {
    title: ['Passes', 'Przejścia', '通关记录'],
    description: [
      'Clears of custom levels with score, accuracy, speed and video, best first.',
      'Przejścia poziomów społeczności: wynik, dokładność, prędkość i film, od najlepszych.',
      '自制谱面的通关记录：分数、精准度、速度和视频，按成绩从高到低。',
    ],
    count: [
      { one: '{{shown}} pass', other: '{{shown}} passes' },
      { one: '{{shown}} przejście', few: '{{shown}} przejścia', many: '{{shown}} przejść', other: '{{shown}} przejścia' },
      '{{shown}} 条通关记录',
    ],
    pass: ['Pass', 'Przejście', '通关'],
    deleted: ['Deleted', 'Usunięte', '已删除'],
    empty: ['No passes match', 'Żadne przejście nie pasuje', '没有符合条件的通关记录'],
    emptyHint: ['Remove a filter or search for something else.', 'Usuń jakiś filtr albo poszukaj czegoś innego.', '请移除筛选条件，或换个关键词。'],
    end: [
      { one: 'End of the list: {{shown}} pass', other: 'End of the list: {{shown}} passes' },
      { one: 'Koniec listy: {{shown}} przejście', few: 'Koniec listy: {{shown}} przejścia', many: 'Koniec listy: {{shown}} przejść', other: 'Koniec listy: {{shown}} przejścia' },
      '已全部显示：{{shown}} 条通关记录',
    ],
  },
  search: {
    label: ['Search passes', 'Szukaj przejść', '搜索通关记录'],
    placeholder: ['Player, song, artist or #id', 'Gracz, utwór, artysta lub #id', '玩家、曲名、曲师或 #编号'],
  },
  help: {
    title: ['How to search passes', 'Jak szukać przejść', '如何搜索通关记录'],
    plain: [
      'Plain words are searched in players, songs, artists, video links and video titles, including aliases.',
      'Zwykłe słowa są wyszukiwane w nazwach graczy, utworów i artystów, w linkach do filmów i ich tytułach oraz w aliasach.',
      '普通文字会在玩家、曲名、曲师、视频链接和视频标题（含别名）中查找。',
    ],
    id: ['the pass with this ID', 'przejście o tym ID', '该编号的通关记录'],
  },
  choice: {
    '12k': ['12K', '12K', '12K'],
    '16k': ['16K', '16K', '16K'],
  },
  filter: {
    keys: ['Keys', 'Klawisze', '键数'],
    deleted: ['Deleted', 'Usunięte', '已删除'],
    showCount: [
      { one: 'Show {{shown}} pass', other: 'Show {{shown}} passes' },
      { one: 'Pokaż {{shown}} przejście', few: 'Pokaż {{shown}} przejścia', many: 'Pokaż {{shown}} przejść', other: 'Pokaż {{shown}} przejścia' },
      '显示 {{shown}} 条通关记录',
    ],
  },
  sort: {
    SCORE_DESC: ['Highest score', 'Najwyższy wynik', '分数最高'],
    SCORE_ASC: ['Lowest score', 'Najniższy wynik', '分数最低'],
    RECENT_DESC: ['Newest', 'Najnowsze', '最新'],
    RECENT_ASC: ['Oldest', 'Najstarsze', '最早'],
    XACC_DESC: ['Highest accuracy', 'Najwyższa dokładność', '精准度最高'],
    XACC_ASC: ['Lowest accuracy', 'Najniższa dokładność', '精准度最低'],
    DIFF_DESC: ['Highest difficulty', 'Najwyższa trudność', '难度最高'],
    DIFF_ASC: ['Lowest difficulty', 'Najniższa trudność', '难度最低'],
    RANDOM: ['Random', 'Losowo', '随机'],
  },
} satisfies Table;
