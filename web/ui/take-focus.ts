/** A ref for what takes the focus when it comes onto the page: a heading, or a message. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
