import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  waiting: ['pending', 'oczekujące', '待处理'],
  lost: ['not live', 'nie na żywo', '未实时更新'],
  reconnecting: ['Not live. Reconnecting, attempt {{attempt}} of {{most}}', 'Nie na żywo. Łączenie, próba {{attempt}} z {{most}}', '未实时更新：正在重新连接（第 {{attempt}} 次，共 {{most}} 次）'],
  stopped: ['Not live. Try again', 'Nie na żywo. Spróbuj ponownie', '未实时更新，点击重试'],
} satisfies Table;
