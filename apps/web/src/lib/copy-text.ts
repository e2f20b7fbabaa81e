/**
 * Puts a text on the clipboard, soon after a click. Over plain http browsers have no clipboard for pages, but still copy
 * what is selected.
 * @throws Error where the browser refuses both
 */
export async function copyText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard !== undefined) return clipboard.writeText(text);
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'sr-only';
  const before = document.activeElement;
  // Beside the focus: a dialog lets nothing outside of itself have it.
  (before?.parentElement ?? document.body).append(box);
  try {
    box.select();
    if (!document.execCommand('copy')) throw new Error('the browser copies nothing');
  } finally {
    box.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
