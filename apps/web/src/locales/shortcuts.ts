import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  title: ['Keyboard shortcuts', 'Skróty klawiszowe', '键盘快捷键'],
  search: ['Go to search', 'Przejdź do wyszukiwania', '聚焦搜索框'],
  help: ['Show this help', 'Pokaż tę pomoc', '显示此帮助'],
  then: ['then', 'potem', '然后'],
  goTo: ['Go to {{page}}', 'Przejdź do: {{page}}', '前往{{page}}'],
  close: ['Close a dialog or menu', 'Zamknij okno lub menu', '关闭对话框或菜单'],
} satisfies Table;
