import type { Table } from '../../../lib/i18n/table.ts';

export const texts = {
  title: ['Rating', 'Oceny', '评级'],
  open: [{ one: '{{shown}} open', other: '{{shown}} open' }, { one: '{{shown}} otwarta', few: '{{shown}} otwarte', many: '{{shown}} otwartych', other: '{{shown}} otwartej' }, '{{shown}} 个进行中'],
  openOf: ['{{shown}} of {{all}} open', '{{shown}} z {{all}} otwartych', '{{all}} 个进行中，显示 {{shown}} 个'],
  end: [
    { one: 'End of the list: {{shown}} rating', other: 'End of the list: {{shown}} ratings' },
    { one: 'Koniec listy: {{shown}} ocena', few: 'Koniec listy: {{shown}} oceny', many: 'Koniec listy: {{shown}} ocen', other: 'Koniec listy: {{shown}} oceny' },
    '已全部显示：{{shown}} 个评级',
  ],
  manage: ['Manage raters', 'Zarządzaj oceniającymi', '管理评级员'],
  live: {
    on: ['Live', 'Na żywo', '实时'],
    users: [{ one: '{{shown}} here', other: '{{shown}} here' }, { one: '{{shown}} osoba', few: '{{shown}} osoby', many: '{{shown}} osób', other: '{{shown}} osoby' }, '{{shown}} 人在线'],
    managers: [
      { one: '{{shown}} manager', other: '{{shown}} managers' },
      { one: '{{shown}} menedżer', few: '{{shown}} menedżerów', many: '{{shown}} menedżerów', other: '{{shown}} menedżera' },
      '评级组 {{shown}} 人',
    ],
    connecting: ['Connecting', 'Łączenie', '连接中'],
    reconnecting: ['Reconnecting {{attempt}}/{{most}}', 'Ponowne łączenie {{attempt}}/{{most}}', '重新连接 {{attempt}}/{{most}}'],
    stopped: ['Not live', 'Nie na żywo', '实时连接已断开'],
  },
  search: {
    label: ['Search ratings', 'Szukaj ocen', '搜索评级'],
    placeholder: ['Song, artist, #id, difficulty, creator', 'Utwór, artysta, #id, trudność, twórca', '曲名、曲师、#编号、难度、创作者'],
  },
  sort: {
    label: ['Sort by', 'Sortowanie', '排序'],
    id: ['ID', 'ID', '编号'],
    votes: ['Votes', 'Głosy', '票数'],
    updated: ['Updated', 'Aktualizacja', '更新时间'],
    need: ['Next to rate', 'Najpilniejsze', '最需评级'],
  },
  filter: {
    rated: ['Rated', 'Ocenione', '已评级'],
    low: ['Low difficulty', 'Niska trudność', '低难度'],
    four: ['Four votes', 'Cztery głosy', '满四票'],
    detailed: ['All votes', 'Wszystkie głosy', '全部投票'],
  },
  row: {
    low: ['Low difficulty', 'Niska trudność', '低难度'],
    enough: ['Four votes', 'Cztery głosy', '满四票'],
    requested: ['Requested:', 'Proponowana trudność:', '申请难度：'],
    rerate: ['Rerate:', 'Rerate:', '重评：'],
    more: [
      { one: '{{names}} & {{count}} more', other: '{{names}} & {{count}} more' },
      { one: '{{names}} i jeszcze {{count}}', few: '{{names}} i jeszcze {{count}}', many: '{{names}} i jeszcze {{count}}', other: '{{names}} i jeszcze {{count}}' },
      '{{names}} 及另外 {{count}} 人',
    ],
  },
  box: {
    own: ['Yours', 'Twoja', '我的'],
    votes: [{ one: '{{shown}} vote', other: '{{shown}} votes' }, { one: '{{shown}} głos', few: '{{shown}} głosy', many: '{{shown}} głosów', other: '{{shown}} głosu' }, '{{shown}} 票'],
    veiled: ['Hidden until you rate', 'Ukryte, dopóki nie ocenisz', '评级后才会显示'],
    disagree: ['Managers and community differ by more than two steps', 'Menedżerów i społeczność dzielą ponad dwa stopnie', '评级组与社区相差超过两级'],
  },
  empty: {
    none: ['Nothing to rate', 'Nie ma nic do oceny', '没有待评级的谱面'],
    noneHint: ['New levels to rate appear here.', 'Tu pojawią się nowe poziomy do oceny.', '新的待评级谱面会显示在这里。'],
    hidden: ['No ratings match', 'Żadna ocena nie pasuje', '没有符合条件的评级'],
    because: ['These filters hide all of them:', 'Wszystkie oceny są ukryte przez te filtry:', '以下筛选条件隐藏了全部评级：'],
    query: ['Search: {{query}}', 'Szukane: {{query}}', '搜索：{{query}}'],
    reset: ['Reset filters', 'Resetuj filtry', '重置筛选'],
  },
} satisfies Table;
