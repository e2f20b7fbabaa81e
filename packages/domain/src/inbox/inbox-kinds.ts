/** What an entry of somebody's inbox tells (docs/rules/inbox.md#entries). */
export const INBOX_KINDS = [
  'passApproved',
  'passDeclined',
  'levelApproved',
  'levelDeclined',
  'rerate',
  'mergeUndone',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** What somebody can keep from reaching them (docs/rules/inbox.md#switches). */
export const INBOX_SWITCHES = ['passes', 'levels', 'moves', 'rerates', 'merges'] as const;
export type InboxSwitch = (typeof INBOX_SWITCHES)[number];

/** Views of the inbox; an allowed pass is a clear and a submission. */
export const INBOX_TABS = ['all', 'clears', 'submissions', 'rerates'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

const tabs: Readonly<Record<InboxTab, readonly InboxKind[]>> = {
  all: INBOX_KINDS,
  clears: ['passApproved', 'mergeUndone'],
  submissions: ['passApproved', 'passDeclined', 'levelApproved', 'levelDeclined'],
  rerates: ['rerate'],
};

/** The kinds that a tab shows. */
export function kindsOfTab(tab: InboxTab): readonly InboxKind[] {
  return tabs[tab];
}
