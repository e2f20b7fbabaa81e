/** The name under which the site speaks in the chat. */
export const SENDER_NAME = 'Rondo Announcer';
