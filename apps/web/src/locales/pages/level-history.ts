import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  title: ['History', 'Historia', '历史'],
  hide: ['Hide', 'Ukryj', '收起'],
  empty: ['No changes yet', 'Nie ma jeszcze zmian', '还没有变动'],
  ofDifficulty: ['The difficulty itself was changed:', 'Zmieniono samą trudność:', '难度本身已更改：'],
  nobody: ['Nobody holds the worlds first.', 'Nikt nie ma już worlds first.', '目前无人持有世界首通。'],
  notSet: ['from the difficulty', 'według trudności', '取自难度'],
  votes: ['Votes: {{manager}} by managers, {{community}} by the community', 'Głosy: menedżerowie {{manager}}, społeczność {{community}}', '票数：评级组 {{manager}}，社区 {{community}}'],
  reason: ['Reason: {{reason}}', 'Powód: {{reason}}', '理由：{{reason}}'],
  rated: {
    title: ['Rating closed', 'Zamknięto ocenianie', '评级结束'],
    manager: ['managers', 'menedżerowie', '评级组'],
    community: ['community', 'społeczność', '社区'],
    requested: ['Requested: {{text}}', 'Proponowana: {{text}}', '申请难度：{{text}}'],
    rerate: ['Rerate: {{text}}', 'Rerate: {{text}}', '重评：{{text}}'],
  },
  effect: {
    show: ['Effect on ranks', 'Wpływ na ranking', '对排名的影响'],
    title: ['Effect on ranks', 'Wpływ na ranking', '对排名的影响'],
    passes: [
      { one: '{{shown}} pass was rescored.', other: '{{shown}} passes were rescored.' },
      { one: 'Przeliczono {{shown}} przejście.', few: 'Przeliczono {{shown}} przejścia.', many: 'Przeliczono {{shown}} przejść.', other: 'Przeliczono {{shown}} przejścia.' },
      '{{shown}} 条通关记录重新计分。',
    ],
    nobody: ['No ranked score or rank changed.', 'Nie zmienił się żaden wynik rankingowy ani miejsce.', '没有排位分或排名变动。'],
    players: ['Biggest changes', 'Największe zmiany', '变动最大的玩家'],
  },
} satisfies Table;
