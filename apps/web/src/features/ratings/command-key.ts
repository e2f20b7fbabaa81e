/** The key that goes with Enter to save: as it is called on the keyboard before the person. */
export const commandKey = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
