import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  condition: {
    always: ['Always', 'Zawsze', '始终'],
    notWorldsFirst: ['No worlds first', 'To nie worlds first', '不是世界首通'],
    is: {
      EQUAL: ['{{what}} is {{value}}', '{{what}}: dokładnie {{value}}', '{{what}}等于 {{value}}'],
      GREATER_THAN: ['{{what}} is more than {{value}}', '{{what}}: ponad {{value}}', '{{what}}高于 {{value}}'],
      LESS_THAN: ['{{what}} is below {{value}}', '{{what}}: poniżej {{value}}', '{{what}}低于 {{value}}'],
      GREATER_THAN_EQUAL: ['{{what}} is at least {{value}}', '{{what}}: co najmniej {{value}}', '{{what}}不低于 {{value}}'],
      LESS_THAN_EQUAL: ['{{what}} is at most {{value}}', '{{what}}: najwyżej {{value}}', '{{what}}不高于 {{value}}'],
    },
    met: {
      EQUAL: ['{{what}} {{fact}} is {{value}}', '{{what}}: {{fact}}, dokładnie {{value}}', '{{what}} {{fact}} 等于 {{value}}'],
      GREATER_THAN: ['{{what}} {{fact}} is more than {{value}}', '{{what}}: {{fact}}, ponad {{value}}', '{{what}} {{fact}} 高于 {{value}}'],
      LESS_THAN: ['{{what}} {{fact}} is below {{value}}', '{{what}}: {{fact}}, poniżej {{value}}', '{{what}} {{fact}} 低于 {{value}}'],
      GREATER_THAN_EQUAL: ['{{what}} {{fact}} is at least {{value}}', '{{what}}: {{fact}}, co najmniej {{value}}', '{{what}} {{fact}} 不低于 {{value}}'],
      LESS_THAN_EQUAL: ['{{what}} {{fact}} is at most {{value}}', '{{what}}: {{fact}}, najwyżej {{value}}', '{{what}} {{fact}} 不高于 {{value}}'],
    },
    notMet: {
      EQUAL: ['{{what}} {{fact}} is not {{value}}', '{{what}}: {{fact}}, a nie {{value}}', '{{what}} {{fact}} 不等于 {{value}}'],
      GREATER_THAN: ['{{what}} {{fact}} is not more than {{value}}', '{{what}}: {{fact}}, nie ponad {{value}}', '{{what}} {{fact}} 没有高于 {{value}}'],
      LESS_THAN: ['{{what}} {{fact}} is not below {{value}}', '{{what}}: {{fact}}, nie poniżej {{value}}', '{{what}} {{fact}} 没有低于 {{value}}'],
      GREATER_THAN_EQUAL: ['{{what}} {{fact}} is not at least {{value}}', '{{what}}: {{fact}}, mniej niż {{value}}', '{{what}} {{fact}} 低于 {{value}}'],
      LESS_THAN_EQUAL: ['{{what}} {{fact}} is not at most {{value}}', '{{what}}: {{fact}}, więcej niż {{value}}', '{{what}} {{fact}} 高于 {{value}}'],
    },
  },
  ping: {
    everyone: ['@everyone', '@everyone', '@everyone'],
    role: ['@{{role}}', '@{{role}}', '@{{role}}'],
  },
  noAddress: ['no address yet', 'jeszcze bez adresu', '尚无地址'],
  gone: ['deleted in the chat', 'usunięty na czacie', '已在 Discord 中删除'],
  reason: {
    NOT_FOUND: ['It does not exist.', 'Nie ma takiej pozycji.', '该项不存在。'],
    DELETED: ['It was deleted.', 'Ta pozycja została usunięta.', '该项已被删除。'],
    HIDDEN: ['The level is hidden.', 'Poziom jest ukryty.', '谱面已隐藏。'],
    DUPLICATE: ['The pass is a duplicate.', 'Przejście jest duplikatem.', '该通关记录是重复的。'],
    PLAYER_BANNED: ['The player is banned.', 'Gracz jest zbanowany.', '玩家已被封禁。'],
    LEVEL_NOT_VISIBLE: ['The level is hidden or deleted.', 'Poziom jest ukryty lub usunięty.', '谱面已隐藏或删除。'],
    BEING_RATED: ['The level is being rated.', 'Poziom jest oceniany.', '谱面正在评级中。'],
    UNRANKED: ['The level has no difficulty yet.', 'Poziom nie ma jeszcze trudności.', '谱面还没有难度。'],
    CHANNEL_NOT_CONFIGURED: ['The channel has no address yet.', 'Kanał nie ma jeszcze adresu.', '频道还没有地址。'],
    CHANNEL_GONE: ['The webhook of the channel was deleted in the chat.', 'Webhook kanału został usunięty na czacie.', '该频道的 Webhook 已在 Discord 中删除。'],
    CHANNEL_OFF: ['The channel is switched off.', 'Kanał jest wyłączony.', '频道已停用。'],
    CHANGED: ['It has changed since.', 'Ta pozycja w międzyczasie się zmieniła.', '该项后来有变动。'],
    STOPPED: ['Stopped by staff.', 'Wysyłkę zatrzymała ekipa.', '已被管理人员停止。'],
    BY_RESTORE: ['Not sent again after a backup was put back.', 'Nie wysłano ponownie po przywróceniu kopii zapasowej.', '恢复备份后未再次发送。'],
  },
} satisfies Table;
