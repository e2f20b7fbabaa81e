import { defineSearch, text, toggle } from '../../lib/search-params.ts';

/** `elsewhere`: opened beside a form that waits for somebody to sign in. */
export const loginSearch = defineSearch({ elsewhere: toggle(false) });

/** What a mailed link carries. */
export const mailedSearch = defineSearch({ token: text(2000) });

/** What Discord sends people back with. */
export const callbackSearch = defineSearch({ code: text(2000), state: text(2000), error: text() });
