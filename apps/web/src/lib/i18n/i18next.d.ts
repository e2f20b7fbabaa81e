import type chat from '../../locales/en/chat.json';
import type common from '../../locales/en/common.json';
import type components from '../../locales/en/components.json';
import type connection from '../../locales/en/connection.json';
import type difficulties from '../../locales/en/difficulties.json';
import type errors from '../../locales/en/errors.json';
import type fields from '../../locales/en/fields.json';
import type live from '../../locales/en/live.json';
import type media from '../../locales/en/media.json';
import type passes from '../../locales/en/passes.json';
import type ratings from '../../locales/en/ratings.json';
import type about from '../../locales/en/pages/about.json';
import type account from '../../locales/en/pages/account.json';
import type auth from '../../locales/en/pages/auth.json';
import type creators from '../../locales/en/pages/creators.json';
import type desk from '../../locales/en/pages/desk.json';
import type home from '../../locales/en/pages/home.json';
import type levelEdit from '../../locales/en/pages/level-edit.json';
import type levelHistory from '../../locales/en/pages/level-history.json';
import type levels from '../../locales/en/pages/levels.json';
import type log from '../../locales/en/pages/log.json';
import type pass from '../../locales/en/pages/pass.json';
import type passEdit from '../../locales/en/pages/pass-edit.json';
import type passList from '../../locales/en/pages/pass-list.json';
import type playerAdmin from '../../locales/en/pages/player-admin.json';
import type players from '../../locales/en/pages/players.json';
import type ratingDialog from '../../locales/en/pages/rating-dialog.json';
import type ratingHelp from '../../locales/en/pages/rating-help.json';
import type rating from '../../locales/en/pages/rating.json';
import type submissions from '../../locales/en/pages/submissions.json';
import type raters from '../../locales/en/raters.json';
import type references from '../../locales/en/references.json';
import type secondPassword from '../../locales/en/second-password.json';
import type search from '../../locales/en/search.json';

// English is the pattern: a key that it lacks is a type error, a key that another language lacks fails the checks.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      chat: typeof chat;
      common: typeof common;
      components: typeof components;
      connection: typeof connection;
      difficulties: typeof difficulties;
      errors: typeof errors;
      fields: typeof fields;
      live: typeof live;
      media: typeof media;
      passes: typeof passes;
      ratings: typeof ratings;
      'pages/about': typeof about;
      'pages/account': typeof account;
      'pages/auth': typeof auth;
      'pages/creators': typeof creators;
      'pages/desk': typeof desk;
      'pages/home': typeof home;
      'pages/level-edit': typeof levelEdit;
      'pages/level-history': typeof levelHistory;
      'pages/levels': typeof levels;
      'pages/log': typeof log;
      'pages/pass': typeof pass;
      'pages/pass-edit': typeof passEdit;
      'pages/pass-list': typeof passList;
      'pages/player-admin': typeof playerAdmin;
      'pages/players': typeof players;
      'pages/rating-dialog': typeof ratingDialog;
      'pages/rating-help': typeof ratingHelp;
      'pages/rating': typeof rating;
      'pages/submissions': typeof submissions;
      raters: typeof raters;
      references: typeof references;
      'second-password': typeof secondPassword;
      search: typeof search;
    };
  }
}
