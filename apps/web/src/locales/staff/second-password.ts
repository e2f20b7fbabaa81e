import type { Table } from '../../lib/i18n/table.ts';

export const texts = {
  title: ['Super admin password', 'Hasło superadministratora', '超级管理员密码'],
  why: [
    'This concerns the account of a super admin. Enter the super admin password to go on.',
    'To dotyczy konta superadministratora. Podaj hasło superadministratora, aby kontynuować.',
    '这涉及超级管理员的账号。请输入超级管理员密码以继续。',
  ],
  required: ['Enter the super admin password.', 'Podaj hasło superadministratora.', '请输入超级管理员密码。'],
  send: ['Continue', 'Dalej', '继续'],
  kept: [
    'Asked once. It stays for five minutes in this tab and is never stored.',
    'Pytamy tylko raz. Hasło zostaje na pięć minut w tej karcie i nigdzie nie jest zapisywane.',
    '只需输入一次。密码在此标签页保留五分钟，不会存储。',
  ],
  locked: ['Locked', 'Zablokowane', '已锁定'],
  lockedHint: ['Enter the super admin password to change anything here.', 'Aby coś tu zmienić, podaj hasło superadministratora.', '输入超级管理员密码后才能在此更改。'],
  enter: ['Enter the password', 'Podaj hasło', '输入密码'],
  unlocked: ['Unlocked', 'Odblokowane', '已解锁'],
  lock: ['Lock now', 'Zablokuj teraz', '立即锁定'],
  unlock: ['Unlock', 'Odblokuj', '解锁'],
} satisfies Table;
