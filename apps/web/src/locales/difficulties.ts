import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  range: {
    label: ['Difficulty range', 'Zakres trudności', '难度范围'],
    low: ['Lowest difficulty', 'Najniższa trudność', '最低难度'],
    high: ['Highest difficulty', 'Najwyższa trudność', '最高难度'],
    off: [
      'Not in use: only the chosen special difficulties count. Move the slider to use it again.',
      'Nieużywany: liczą się tylko wybrane trudności specjalne. Przesuń suwak, aby znów go użyć.',
      '未启用：只按所选的特殊难度筛选。移动滑块即可重新启用。',
    ],
  },
  group: {
    Quantum: ['Quantum', 'Quantum', '量子'],
    Extra: ['Extra', 'Extra', '特别'],
    Hidden: ['Hidden', 'Ukryte', '隐藏'],
  },
  specials: {
    title: ['Specials', 'Specjalne', '特殊难度'],
    all: ['Select all', 'Zaznacz wszystkie', '全选'],
    none: ['Select none', 'Odznacz wszystkie', '全不选'],
    only: ['Only these', 'Tylko te', '仅显示这些'],
  },
  oldScale: ['Read as an old-scale value', 'Odczytano jako wartość z dawnej skali', '识别为旧版难度'],
} satisfies Table;
