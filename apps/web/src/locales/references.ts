import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  title: ['Reference levels', 'Poziomy wzorcowe', '参考谱面'],
  tabs: ['Scale', 'Skala', '难度段'],
  previous: ['Previous tab', 'Poprzednia karta', '上一页签'],
  next: ['Next tab', 'Następna karta', '下一页签'],
  expandAll: ['Expand all', 'Rozwiń wszystko', '全部展开'],
  collapseAll: ['Collapse all', 'Zwiń wszystko', '全部收起'],
  count: [{ one: '{{shown}} level', other: '{{shown}} levels' }, { one: '{{shown}} poziom', few: '{{shown}} poziomy', many: '{{shown}} poziomów', other: '{{shown}} poziomu' }, '{{shown}} 个谱面'],
  none: ['No reference levels yet', 'Nie ma jeszcze poziomów wzorcowych', '暂无参考谱面'],
  loadFailed: ['Could not load the reference levels', 'Nie udało się wczytać poziomów wzorcowych', '参考谱面加载失败'],
  video: ['Video of {{song}}', 'Film: {{song}}', '{{song}} 的视频'],
  view: {
    extended: ['By type', 'Według rodzaju', '按类型'],
    compact: ['Compact', 'Kompaktowy', '紧凑'],
  },
  type: {
    ROLLING: ['Rolling', 'Rolling', '滚键'],
    INDEXING: ['Indexing', 'Indexing', '食指'],
    TECH: ['Tech', 'Tech', '技术'],
    KEYCOUNT: ['Key count', 'Liczba klawiszy', '键数'],
    KEYCOUNT_PLUS: ['Key count plus', 'Liczba klawiszy plus', '键数＋'],
    none: ['No type', 'Bez rodzaju', '无类型'],
  },
  help: {
    label: ['What the types mean', 'Co oznaczają rodzaje', '类型说明'],
    ROLLING: ['Long runs, rolled over several fingers.', 'Długie serie grane rollowaniem kilkoma palcami.', '用多根手指轮流滚打的长段连打。'],
    INDEXING: ['Fast runs for two fingers. Needs a speed of at least 190 BPM.', 'Szybkie serie na dwa palce. Wymagają prędkości co najmniej 190 BPM.', '双指快速连打，速度至少 190 BPM。'],
    TECH: ['Hard rhythms and patterns rather than speed.', 'Trudne rytmy i układy, a nie prędkość.', '难点在节奏和配置，而不是速度。'],
    KEYCOUNT: ['Needs many keys at once.', 'Wymaga wielu klawiszy naraz.', '需要同时使用较多按键。'],
    KEYCOUNT_PLUS: ['Needs even more keys than usual at this difficulty.', 'Wymaga jeszcze większej liczby klawiszy niż zwykle na tej trudności.', '需要的按键比该难度的一般谱面更多。'],
    combined: [
      'Types can be combined: R+T is rolling and tech. A level without a type stands for the difficulty as a whole.',
      'Rodzaje można łączyć: R+T to rolling i tech. Poziom bez rodzaju reprezentuje trudność jako całość.',
      '类型可以组合：R+T 表示滚键加技术。没有类型的谱面代表该难度的整体水平。',
    ],
  },
  edit: {
    stop: ['Stop editing', 'Zakończ edycję', '结束编辑'],
    area: ['Reference levels of {{name}}', 'Poziomy wzorcowe {{name}}', '{{name}} 的参考谱面'],
    hint: [
      'One group per line: “TYPE: id, id” or just the ids, with commas or spaces between them. Types: R, I, T, K, K+, joined with +.',
      'Jedna grupa w wierszu: „RODZAJ: ID, ID” albo same ID, rozdzielone przecinkami lub spacjami. Rodzaje: R, I, T, K, K+, łączone znakiem +.',
      '每行一组：“类型: 编号, 编号”，或只写编号，用逗号、顿号或空格分隔。类型：R、I、T、K、K+，用 + 组合。',
    ],
    line: ['Line {{line}}: {{problem}}', 'Wiersz {{line}}: {{problem}}', '第 {{line}} 行：{{problem}}'],
    unknown: [
      { one: 'No level has this ID: {{ids}}', other: 'No levels have these IDs: {{ids}}' },
      { one: 'Nie ma poziomu o tym ID: {{ids}}', few: 'Nie ma poziomów o tych ID: {{ids}}', many: 'Nie ma poziomów o tych ID: {{ids}}', other: 'Nie ma poziomów o tych ID: {{ids}}' },
      '没有这些编号的谱面：{{ids}}',
    ],
    noId: [
      { one: 'This is not an ID: {{pieces}}', other: 'These are not IDs: {{pieces}}' },
      { one: 'To nie jest ID: {{pieces}}', few: 'To nie są ID: {{pieces}}', many: 'To nie są ID: {{pieces}}', other: 'To nie są ID: {{pieces}}' },
      '不是编号：{{pieces}}',
    ],
    dirty: ['unsaved', 'niezapisane', '未保存'],
    saved: ['Reference levels of {{name}} saved', 'Zapisano poziomy wzorcowe {{name}}', '已保存 {{name}} 的参考谱面'],
    saveFailed: ['Could not save the reference levels of {{name}}', 'Nie udało się zapisać poziomów wzorcowych {{name}}', '{{name}} 的参考谱面未能保存'],
    discardTitle: ['Discard your changes?', 'Odrzucić zmiany?', '放弃更改？'],
    discardText: [
      { one: '{{count}} difficulty has unsaved changes.', other: '{{count}} difficulties have unsaved changes.' },
      {
        one: '{{count}} trudność ma niezapisane zmiany.',
        few: '{{count}} trudności mają niezapisane zmiany.',
        many: '{{count}} trudności ma niezapisane zmiany.',
        other: '{{count}} trudności ma niezapisane zmiany.',
      },
      '{{count}} 个难度有未保存的更改。',
    ],
  },
} satisfies Table;
