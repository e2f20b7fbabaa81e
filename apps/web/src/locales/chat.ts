import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  message: ['Message in #{{channel}}', 'Wiadomość na #{{channel}}', '#{{channel}} 中的消息'],
  bot: ['BOT', 'BOT', '机器人'],
  everyone: ['@everyone', '@everyone', '@everyone'],
  mention: ['@{{name}}', '@{{name}}', '@{{name}}'],
  role: ['role', 'rola', '身份组'],
  user: ['player', 'gracz', '玩家'],
} satisfies Table;
