import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  title: ['Keyboard shortcuts', 'Skróty klawiszowe', '键盘快捷键'],
  search: ['Go to search', 'Przejdź do wyszukiwania', '聚焦搜索框'],
  help: ['Show this help', 'Pokaż tę pomoc', '显示此帮助'],
  then: ['then', 'potem', '然后'],
  goTo: ['Go to {{page}}', 'Przejdź do: {{page}}', '前往{{page}}'],
  off: [
    'Single letters and signs do nothing now. Turn them on here or in the Appearance menu.',
    'Pojedyncze litery i znaki teraz nic nie robią. Włączysz je tutaj albo w menu „Wygląd”.',
    '现在单个字母和符号不起作用。可在此处或“外观”菜单中开启。',
  ],
  messages: ['Go to messages, and back', 'Przejdź do komunikatów i z powrotem', '前往消息通知，再按返回'],
  close: ['Close a dialog or menu', 'Zamknij okno lub menu', '关闭对话框或菜单'],
} satisfies Table;
