/** Gives the focus to the title of the page where nothing has it any more. */
export function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>('#main h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
