export {
  INBOX_KINDS,
  INBOX_SWITCHES,
  INBOX_TABS,
  type InboxKind,
  type InboxSwitch,
  type InboxTab,
  kindsOfTab,
} from './inbox-kinds.ts';
export {
  INBOX_PAGE,
  keptSince,
  MOST_LISTED_RERATES,
  MOST_NAMED_PASSED,
  MOST_UNREAD,
  RERATES_TOGETHER_HOURS,
} from './limits.ts';
