import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  spread: {
    votes: [{ one: '{{shown}} vote', other: '{{shown}} votes' }, { one: '{{shown}} głos', few: '{{shown}} głosy', many: '{{shown}} głosów', other: '{{shown}} głosu' }, '{{shown}} 票'],
    none: ['no votes', 'brak głosów', '暂无投票'],
    of: ['{{name}} {{count}}×', '{{name}} {{count}}×', '{{name}} {{count}} 票'],
    deviation: ['spread of {{steps}} steps', 'rozrzut ± {{steps}}', '分散 ±{{steps}} 级'],
  },
} satisfies Table;
