import { readWebAddress } from './web-address.ts';

const LINK = /https?:\/\/[^\s<>"'`]+/gi;
const CHAT_HOSTS = new Set(['cdn.discordapp.com', 'media.discordapp.net']);

/** The download that a video's description offers: a Google Drive file first, else a chat attachment. */
export function downloadLinkIn(description: string): string | null {
  const links = (description.match(LINK) ?? []).map(withoutTail);
  return links.find(isDriveFile) ?? links.find(isChatAttachment) ?? null;
}

function isDriveFile(link: string): boolean {
  const address = readWebAddress(link);
  if (address?.host !== 'drive.google.com') return false;
  if (/^(?:\/u\/\d+|\/a\/[^/]+)?\/file(?:\/u\/\d+)?\/d\/[\w-]+/.test(address.path)) return true;
  return /^(?:\/u\/\d+)?\/(?:open|uc)$/.test(address.path) && /^[\w-]+$/.test(address.query.get('id') ?? '');
}

function isChatAttachment(link: string): boolean {
  const address = readWebAddress(link);
  return (
    address !== null && CHAT_HOSTS.has(address.host) && /^\/attachments\/\d+\/\d+\/[^/]+/.test(address.path)
  );
}

/** Drops the punctuation of the sentence around a link; a closing bracket stays when the link opened it. */
function withoutTail(link: string): string {
  let trimmed = link.replace(/[.,;:!?、。，；]+$/u, '');
  if (trimmed.endsWith(')') && !trimmed.includes('(')) trimmed = trimmed.slice(0, -1);
  if (trimmed.endsWith(']') && !trimmed.includes('[')) trimmed = trimmed.slice(0, -1);
  return trimmed;
}
