import { type Language, locales } from '@rondo/contract/languages';
import { z } from 'zod';
import { mailJob, mailPayload } from '../../platform/mail/mail-job.ts';
import { writeEmail } from '../../platform/mail/email.ts';

const accountChanges = [
  'merge',
  'undoMerge',
  'linkDiscord',
  'unlinkDiscord',
  'grantRole',
  'revokeRole',
] as const;
export type AccountChange = (typeof accountChanges)[number];

const payload = mailPayload.extend({
  username: z.string(),
  change: z.enum(accountChanges),
  /** Username of who did it. */
  by: z.string(),
});

/** Notifies a super admin of what another one did to the account. */
export const changedAccountEmail = mailJob(
  'changed-account',
  async ({ config }, { address, language, username, change, by }) => {
    const said = words[language];
    return writeEmail({
      to: address,
      subject: said.subject(config.siteName),
      before: [said.happened(username, changes[change][language], by, config.siteName), said.advice],
      link: { url: `${config.publicUrl}/admin/log?lang=${language}`, label: said.link },
      after: [],
      language: locales[language],
    });
  },
  payload,
);

type Words = {
  readonly subject: (site: string) => string;
  readonly happened: (username: string, change: string, by: string, site: string) => string;
  readonly advice: string;
  readonly link: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (site) => `${site}: your account was changed`,
    happened: (username, change, by, site) => `${username}: ${change} (@${by}, ${site}).`,
    advice: 'If you did not expect this, talk to the other super admins and look at the change log.',
    link: 'Change log',
  },
  pl: {
    subject: (site) => `${site}: zmieniono Twoje konto`,
    happened: (username, change, by, site) => `${username}: ${change} (@${by}, ${site}).`,
    advice:
      'Jeśli to nieoczekiwane, porozmawiaj z pozostałymi superadministratorami i zajrzyj do dziennika zmian.',
    link: 'Dziennik zmian',
  },
  cn: {
    subject: (site) => `${site}：你的账号有变更`,
    happened: (username, change, by, site) => `${username}：${change}（@${by}，${site}）。`,
    advice: '如果你不知情，请联系其他超级管理员并查看变更日志。',
    link: '变更日志',
  },
};

const changes: Readonly<Record<AccountChange, Readonly<Record<Language, string>>>> = {
  merge: {
    en: 'the player of your account was merged with another one',
    pl: 'gracz Twojego konta został scalony z innym graczem',
    cn: '你账号下的玩家已与另一位玩家合并',
  },
  undoMerge: {
    en: 'a merge of the player of your account was undone',
    pl: 'cofnięto scalenie gracza Twojego konta',
    cn: '你账号下玩家的合并已撤销',
  },
  linkDiscord: {
    en: 'a Discord account was linked to your account; whoever owns it can sign in as you',
    pl: 'do Twojego konta dołączono konto Discord; jego właściciel może się nim logować na Twoje konto',
    cn: '你的账号关联了一个 Discord 账号，其所有者可以用它登录你的账号',
  },
  unlinkDiscord: {
    en: 'the Discord account was removed from your account',
    pl: 'od Twojego konta odłączono konto Discord',
    cn: '你的账号已移除关联的 Discord 账号',
  },
  grantRole: {
    en: 'your account was given a role',
    pl: 'Twojemu kontu nadano rolę',
    cn: '你的账号被授予了一个身份',
  },
  revokeRole: {
    en: 'a role of your account was removed',
    pl: 'Twojemu kontu odebrano rolę',
    cn: '你账号的一个身份已被撤销',
  },
};
