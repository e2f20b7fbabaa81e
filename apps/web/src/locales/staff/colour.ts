import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  pick: ['Pick a colour', 'Wybierz kolor', '选取颜色'],
  area: ['Saturation and brightness', 'Nasycenie i jasność', '饱和度与亮度'],
  hue: ['Hue', 'Barwa', '色相'],
} satisfies Table;
