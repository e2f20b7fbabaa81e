import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  credits: {
    by: ['By {{names}}', 'Twórcy: {{names}}', '作者：{{names}}'],
    more: [
      { one: '{{names}} & {{count}} more', other: '{{names}} & {{count}} more' },
      { one: '{{names}} i jeszcze {{count}}', few: '{{names}} i jeszcze {{count}}', many: '{{names}} i jeszcze {{count}}', other: '{{names}} i jeszcze {{count}}' },
      '{{names}} 及另外 {{count}} 人',
    ],
    alias: ['({{aliases}})', '({{aliases}})', '（{{aliases}}）'],
    verified: ['Verified credit', 'Zweryfikowani autorzy', '已认证署名'],
  },
  state: {
    deleted: ['Deleted', 'Usunięty', '已删除'],
    hidden: ['Hidden', 'Ukryty', '已隐藏'],
    rate: ['Being rated', 'Oceniany', '评级中'],
  },
  link: {
    video: ['Video', 'Film', '视频'],
    download: ['Download', 'Pobierz', '下载'],
    workshop: ['Workshop', 'Warsztat', '创意工坊'],
  },
  filter: {
    cleared: ['Cleared', 'Ukończone', '已通关'],
    deleted: ['Deleted', 'Usunięte', '已删除'],
    range: ['{{from}} to {{to}}', '{{from}} do {{to}}', '{{from}} 至 {{to}}'],
    remove: ['Remove: {{name}}', 'Usuń: {{name}}', '移除：{{name}}'],
    legacy: ['Legacy labels', 'Dawne oznaczenia', '旧版难度标签'],
    showCount: [
      { one: 'Show {{shown}} level', other: 'Show {{shown}} levels' },
      { one: 'Pokaż {{shown}} poziom', few: 'Pokaż {{shown}} poziomy', many: 'Pokaż {{shown}} poziomów', other: 'Pokaż {{shown}} poziomu' },
      '显示 {{shown}} 个谱面',
    ],
    myClears: ['My clears', 'Moje przejścia', '我的通关'],
    toRate: ['Being rated', 'W trakcie oceniania', '评级中'],
  },
  tab: {
    new: ['New, unranked', 'Nowe, bez oceny', '新谱面，未评级'],
  },
  sort: {
    RECENT: ['Recent', 'Najnowsze', '最新'],
    DIFF: ['Difficulty', 'Trudność', '难度'],
    CLEARS: ['Clears', 'Przejścia', '通关人数'],
    turn: ['Reverse the order', 'Odwróć kolejność', '反转顺序'],
    ascending: ['ascending', 'rosnąco', '升序'],
    descending: ['descending', 'malejąco', '降序'],
    RANDOM: ['Random', 'Losowo', '随机'],
  },
  view: {
    normal: ['Normal', 'Zwykły', '普通'],
    compact: ['Compact', 'Kompaktowy', '紧凑'],
    grid: ['Grid', 'Siatka', '网格'],
    size: ['Card size', 'Wielkość kart', '卡片大小'],
    small: ['Small', 'Małe', '小'],
    medium: ['Medium', 'Średnie', '中'],
    large: ['Large', 'Duże', '大'],
  },
  search: {
    label: ['Search levels', 'Szukaj poziomów', '搜索谱面'],
    placeholder: ['Song, artist, charter, team or #id', 'Utwór, artysta, charter, drużyna lub #id', '曲名、曲师、谱师、团队或 #编号'],
  },
  help: {
    title: ['How to search levels', 'Jak szukać poziomów', '如何搜索谱面'],
    plain: [
      'Plain words are searched in songs, artists, charters, vfxers, creators and teams, including aliases.',
      'Zwykłe słowa są wyszukiwane w nazwach utworów, artystów, charterów, VFXerów, twórców i drużyn oraz w aliasach.',
      '普通文字会在曲名、曲师、谱师、特效师、创作者和团队（含别名）中查找。',
    ],
    id: ['the level with this ID', 'poziom o tym ID', '该编号的谱面'],
  },
  list: {
    title: ['Levels', 'Poziomy', '谱面'],
    description: [
      'Search custom levels by difficulty, song, artist, charter and VFXer, and see who cleared them.',
      'Szukaj poziomów według trudności, utworu, artysty, chartera i VFXera i sprawdź, kto je przeszedł.',
      '按难度、曲名、曲师、谱师和特效师搜索自制谱面，看看谁通关了。',
    ],
    count: [{ one: '{{shown}} level', other: '{{shown}} levels' }, { one: '{{shown}} poziom', few: '{{shown}} poziomy', many: '{{shown}} poziomów', other: '{{shown}} poziomu' }, '{{shown}} 个谱面'],
    countOf: [
      { one: '{{shown}} of {{total}} levels', other: '{{shown}} of {{total}} levels' },
      { one: '{{shown}} z {{total}} poziomów', few: '{{shown}} z {{total}} poziomów', many: '{{shown}} z {{total}} poziomów', other: '{{shown}} z {{total}} poziomów' },
      '{{shown}} / {{total}} 个谱面',
    ],
    yours: ['Yours', 'Twoje', '我的'],
    random: [
      { one: 'The one level of this list', other: 'A random one of these {{shown}}' },
      { one: 'Jedyny poziom z tej listy', few: 'Losowy z tych {{shown}}', many: 'Losowy z tych {{shown}}', other: 'Losowy z tych {{shown}}' },
      '从这 {{shown}} 个中随机选一个',
    ],
    base: ['Base', 'Bazowy', '基础分'],
    clears: ['Clears', 'Przejścia', '通关'],
    empty: ['No levels match', 'Żaden poziom nie pasuje', '没有符合条件的谱面'],
    emptyHint: ['Remove a filter or search for something else.', 'Usuń jakiś filtr albo poszukaj czegoś innego.', '请移除筛选条件，或换个关键词。'],
    end: [
      { one: 'End of the list: {{shown}} level', other: 'End of the list: {{shown}} levels' },
      { one: 'Koniec listy: {{shown}} poziom', few: 'Koniec listy: {{shown}} poziomy', many: 'Koniec listy: {{shown}} poziomów', other: 'Koniec listy: {{shown}} poziomu' },
      '已全部显示：{{shown}} 个谱面',
    ],
    clearCount: [
      { one: '{{shown}} clear', other: '{{shown}} clears' },
      { one: '{{shown}} przejście', few: '{{shown}} przejścia', many: '{{shown}} przejść', other: '{{shown}} przejścia' },
      '{{shown}} 人通关',
    ],
  },
  detail: {
    title: ['Level', 'Poziom', '谱面'],
    submit: ['Submit a clear', 'Zgłoś przejście', '提交通关'],
    roll: ['Roll difficulty', 'Losuj trudność', '抽取难度'],
    rating: ['Rating', 'Ocena', '评级'],
    missing: ['Level not found', 'Nie znaleziono poziomu', '找不到这个谱面'],
    toList: ['All levels', 'Wszystkie poziomy', '全部谱面'],
    deleted: ['This level was deleted. Only super admins see it.', 'Ten poziom został usunięty. Widzą go tylko superadministratorzy.', '该谱面已删除，仅超级管理员可见。'],
    hidden: ['This level is hidden. It appears in no list.', 'Ten poziom jest ukryty. Nie ma go na żadnej liście.', '该谱面已隐藏，不会出现在任何列表中。'],
    information: ['Information', 'Informacje', '信息'],
    fullInfo: ['Full information', 'Pełne informacje', '完整信息'],
  },
} satisfies Table;
