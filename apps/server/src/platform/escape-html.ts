const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Text for an element or a quoted attribute, of XML as well. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? '');
}
