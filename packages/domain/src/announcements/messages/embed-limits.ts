/** Most characters over all embeds of one message, as the chat service counts them. */
export const MAX_EMBED_CHARACTERS = 6000;
