import type { Language } from '@rondo/contract/languages';

type Names = { readonly site: string; readonly name: string };
type Words = {
  readonly subject: string;
  readonly before: readonly string[];
  readonly label: string;
  readonly after: readonly string[];
};

/** What the emails of accounts say. */
export const emailWords: Readonly<Record<Language, Record<'verify' | 'reset', (names: Names) => Words>>> = {
  en: {
    verify: ({ site, name }) => ({
      subject: `${site}: verify your email address`,
      before: [
        `Hello ${name},`,
        `Somebody gave this address for an account on ${site}. Open this link to verify it:`,
      ],
      label: 'Verify my address',
      after: ['The link works for 24 hours.', 'If this was not you, ignore this email.'],
    }),
    reset: ({ site, name }) => ({
      subject: `${site}: choose a new password`,
      before: [
        `Hello ${name},`,
        `Somebody asked for a new password for your account on ${site}. Open this link to choose one:`,
      ],
      label: 'Choose a new password',
      after: [
        'The link works once, within one hour. Using it ends all your sessions.',
        'If this was not you, ignore this email. Your password stays as it is.',
      ],
    }),
  },
  pl: {
    verify: ({ site, name }) => ({
      subject: `${site}: potwierdź swój adres e-mail`,
      before: [
        `Cześć ${name},`,
        `ten adres podano przy zakładaniu konta w serwisie ${site}. Otwórz ten link, aby go potwierdzić:`,
      ],
      label: 'Potwierdź mój adres',
      after: ['Link działa przez 24 godziny.', 'Jeśli to nie Ty, zignoruj tę wiadomość.'],
    }),
    reset: ({ site, name }) => ({
      subject: `${site}: ustaw nowe hasło`,
      before: [
        `Cześć ${name},`,
        `poproszono o nowe hasło do Twojego konta w serwisie ${site}. Otwórz ten link, aby je ustawić:`,
      ],
      label: 'Ustaw nowe hasło',
      after: [
        'Link działa tylko raz i tylko przez godzinę. Po jego użyciu zakończą się wszystkie Twoje sesje.',
        'Jeśli to nie Ty, zignoruj tę wiadomość. Hasło pozostanie bez zmian.',
      ],
    }),
  },
  cn: {
    verify: ({ site, name }) => ({
      subject: `${site}：验证你的邮箱`,
      before: [`${name}，你好：`, `有人用这个邮箱在 ${site} 注册了账号。请打开以下链接完成验证：`],
      label: '验证我的邮箱',
      after: ['链接在 24 小时内有效。', '如果不是你本人操作，无需理会此邮件。'],
    }),
    reset: ({ site, name }) => ({
      subject: `${site}：设置新密码`,
      before: [`${name}，你好：`, `有人申请重设你在 ${site} 的账号密码。请打开以下链接设置新密码：`],
      label: '设置新密码',
      after: [
        '链接在一小时内有效，且只能使用一次。使用后，所有设备都会退出登录。',
        '如果不是你本人操作，无需理会此邮件，你的密码不会改变。',
      ],
    }),
  },
};
