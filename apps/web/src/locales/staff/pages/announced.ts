import type { Table } from '../../../lib/i18n/table.ts';

export const texts = {
  open: ['Announcements', 'Ogłoszenia', '公告记录'],
  title: ['Announced', 'Ogłoszono', '公告记录'],
  none: ['Not announced', 'Nie ogłoszono', '未公告'],
  noneText: [
    'No message was sent for it. It may have been marked without one, or imported.',
    'Nie wysłano żadnej wiadomości. Mogło to zostać tylko oznaczone albo zaimportowane.',
    '没有发送过消息：可能仅被标记，或是导入的。',
  ],
  by: ['by {{name}}', '{{name}}', '操作者：{{name}}'],
  noRule: ['Rerates go to the channel called "rerates".', 'Rerate’y trafiają na kanał o nazwie „rerates”.', '重评发往名为“rerates”的频道。'],
  rule: ['Rule {{name}}: {{condition}}', 'Reguła {{name}}: {{condition}}', '规则 {{name}}：{{condition}}'],
  message: ['Message', 'Wiadomość', '消息'],
  kind: {
    level: ['New level', 'Nowy poziom', '新谱面'],
    rerate: ['Rerate', 'Rerate', '重评'],
    pass: ['Clear', 'Przejście', '通关记录'],
  },
  state: {
    open: ['in progress', 'w toku', '进行中'],
    sent: ['sent', 'wysłano', '已发送'],
    failed: ['failed', 'nie udało się', '失败'],
    cancelled: ['cancelled', 'anulowano', '已取消'],
  },
  target: {
    waiting: ['pending', 'oczekuje', '等待中'],
    sending: ['sending', 'wysyłanie', '发送中'],
    sent: ['sent', 'wysłano', '已发送'],
    failed: ['failed', 'nie udało się', '失败'],
    cancelled: ['cancelled', 'anulowano', '已取消'],
  },
} satisfies Table;
