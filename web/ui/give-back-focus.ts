/** Gives the focus back to a form's button, which lost it while it was disabled; not if the visitor has
 *  moved elsewhere since. */
export function giveBackFocus(button: HTMLButtonElement | null): void {
  const { activeElement, body } = document;
  const isFree = !activeElement || activeElement === body || button?.form?.contains(activeElement);
  if (isFree) button?.focus();
}
