export { addressOf, type Given, type PageCall, replyName } from './call.ts';
