import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  title: ['{{site}} – community levels and clears', '{{site}} – poziomy i przejścia społeczności', '{{site}} – 社区谱面与通关记录'],
  lead: {
    level: ['Every level,', 'Każdy poziom,', '每一个谱面，'],
    clear: ['every clear.', 'każde przejście.', '每一次通关。'],
    text: [
      'Browse community levels, follow the clears, and see exactly how every score is calculated.',
      'Przeglądaj poziomy społeczności, śledź przejścia i sprawdzaj, jak dokładnie liczony jest każdy wynik.',
      '浏览社区谱面，关注通关记录，看清每个分数如何计算。',
    ],
  },
  button: {
    levels: ['Browse levels', 'Przeglądaj poziomy', '浏览谱面'],
    passes: ['Browse passes', 'Przeglądaj przejścia', '浏览通关记录'],
    loginRequired: ['Login Required', 'Wymagane logowanie', '需要登录'],
  },
  stat: {
    lastClear: ['last clear', 'ostatnie przejście', '最近一次通关'],
    levels: [{ one: 'level', other: 'levels' }, { one: 'poziom', few: 'poziomy', many: 'poziomów', other: 'poziomu' }, '谱面'],
    passes: [{ one: 'pass', other: 'passes' }, { one: 'przejście', few: 'przejścia', many: 'przejść', other: 'przejścia' }, '通关记录'],
    players: [{ one: 'ranked player', other: 'ranked players' }, { one: 'gracz w rankingu', few: 'gracze w rankingu', many: 'graczy w rankingu', other: 'gracza w rankingu' }, '上榜玩家'],
    recentPasses: [
      { one: 'pass in the last 30 days', other: 'passes in the last 30 days' },
      { one: 'przejście w ostatnich 30 dniach', few: 'przejścia w ostatnich 30 dniach', many: 'przejść w ostatnich 30 dniach', other: 'przejścia w ostatnich 30 dniach' },
      '近 30 天通关',
    ],
  },
  amount: {
    passes: [
      { one: '{{shown}} pass', other: '{{shown}} passes' },
      { one: '{{shown}} przejście', few: '{{shown}} przejścia', many: '{{shown}} przejść', other: '{{shown}} przejścia' },
      '{{shown}} 条通关记录',
    ],
    levels: [{ one: '{{shown}} level', other: '{{shown}} levels' }, { one: '{{shown}} poziom', few: '{{shown}} poziomy', many: '{{shown}} poziomów', other: '{{shown}} poziomu' }, '{{shown}} 个谱面'],
  },
  chart: {
    title: {
      passes: ['Passes by difficulty', 'Przejścia według trudności', '通关分布'],
      levels: ['Levels by difficulty', 'Poziomy według trudności', '谱面分布'],
    },
    sub: ['One scale for all three', 'Jedna skala dla wszystkich trzech', '三张图用同一刻度'],
    subject: ['What to count', 'Co liczyć', '统计对象'],
    passes: ['Passes', 'Przejścia', '通关记录'],
    levels: ['Levels', 'Poziomy', '谱面'],
    to: ['to', 'do', '至'],
    label: ['{{from}} to {{to}}: {{amount}}', 'Od {{from}} do {{to}}: {{amount}}', '{{from}} 至 {{to}}：{{amount}}'],
  },
  chat: {
    title: ['Talk levels, find partners, report problems', 'Pogadaj o poziomach, znajdź ludzi do gry, zgłoś problem', '聊谱面、找搭档、反馈问题'],
    text: ['The chat loads when you open it.', 'Czat wczyta się po otwarciu.', '打开后才会加载社区群。'],
    show: ['Show chat', 'Pokaż czat', '显示社区群'],
  },
  soon: {
    heading: ['Coming soon', 'Wkrótce', '即将推出'],
    title: ['Korean, Japanese and Russian', 'Koreański, japoński i rosyjski', '韩语、日语和俄语'],
    text: ['Translations are under way.', 'Tłumaczenia są w drodze.', '翻译正在进行中。'],
  },
} satisfies Table;
