/** Opens the folds that an element is in: a browser focuses nothing that is folded away. */
export function unfold(element: Element): void {
  const fold = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!fold) return;
  fold.open = true;
  unfold(fold);
}
