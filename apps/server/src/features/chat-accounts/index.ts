export { chatPictureHash, chatPictureUrl } from './picture-url.ts';
export { lookUpChatAccount } from './look-up.ts';
