/** The key that saves together with Enter, by its name on the person's keyboard. */
export const commandKey = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
