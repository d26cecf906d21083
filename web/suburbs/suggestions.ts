/** The behaviour of a text box with a list below it, for keyboard, pointer and ARIA: "editable combobox
 *  with list autocomplete" of the ARIA Authoring Practices. Enter without a choice takes the first.
 *  Attributes are set by name: Firefox before 119 has no `role` and `aria…` properties. */
export function suggestions(
  input: HTMLInputElement,
  list: HTMLElement,
  choose: (option: number) => void,
) {
  let active = -1;

  const select = (next: number) => {
    list.children[active]?.setAttribute('aria-selected', 'false');
    active = next;
    const option = list.children[active];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };

  const toggle = (isOpen: boolean) => {
    if (!isOpen) select(-1);
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
  };

  /** Shows the list with these options; closes it if there are none. */
  const show = (options: readonly HTMLElement[]) => {
    toggle(false);
    for (const [index, option] of options.entries()) {
      option.id = `${list.id}-${index}`;
      option.setAttribute('role', 'option');
      option.setAttribute('aria-selected', 'false');
    }
    list.replaceChildren(...options);
    toggle(options.length > 0);
  };

  const arrow = (step: 1 | -1) => {
    toggle(true);
    const count = list.childElementCount;
    // From the box itself Up leads to the last one, and Down to the first.
    if (active < 0) select(step > 0 ? 0 : count - 1);
    else select((active + step + count) % count);
  };

  input.addEventListener('keydown', (event) => {
    const { key, altKey, isComposing } = event;
    if (isComposing || !list.childElementCount) return;
    if (key === 'ArrowDown') altKey ? toggle(true) : arrow(1);
    else if (key === 'ArrowUp') altKey ? toggle(false) : arrow(-1);
    else if (key === 'Enter' && !list.hidden) choose(Math.max(active, 0));
    else {
      // The browser moves the caret; the box's own text is the choice again.
      if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) select(-1);
      return;
    }
    event.preventDefault();
  });

  list.id = `${input.id}-list`;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '');
  input.setAttribute('aria-controls', list.id);
  // A press on the list keeps the focus in the box, and so the list open.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = (target as Element).closest('[role=option]');
    if (option) choose([...list.children].indexOf(option));
  });
  toggle(false);
  return { show, close: () => toggle(false) };
}
