export { chatPictureHash, chatPictureUrl } from './ask-discord.ts';
export { lookUpChatAccount } from './look-up.ts';
