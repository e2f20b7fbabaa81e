export { askDiscord, chatPictureHash, chatPictureUrl, type DiscordProfile } from './ask-discord.ts';
export {
  deleteLinkedAccount,
  type LinkedAccount,
  linkedAccountOf,
  linkedConstraint,
  renewLinkedAccount,
  replacePicture,
  storeLinkedAccount,
  userOfDiscord,
} from './linked.repository.ts';
export { lookUpChatAccount } from './look-up.ts';
