import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { HALF_TYPED } from './half-typed.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea') &&
  // It has its own fields of the same names.
  !element.closest('.unscripted');

/** Takes over what the page's fields show: a password manager may fill them in without an event that React hears. */
export function takeShownValues<Values extends FieldValues>(
  page: HTMLFormElement,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'getFieldState' | 'trigger'>,
) {
  const controls = [...page.elements].filter(isControl);
  for (const name of new Set(controls.map(({ name }) => name))) {
    if (!(name in form.getValues())) continue;
    const path = name as Path<Values>; // it has one
    const known: unknown = form.getValues(path);
    const shown = shownBy(
      controls.filter((each) => each.name === name),
      known,
    );
    if (JSON.stringify(shown) === JSON.stringify(known)) {
      // Completed or cleared half a date has the value that it had.
      if (form.getFieldState(path).error?.type === HALF_TYPED) form.trigger(path);
      continue;
    }
    // A control's value is what its field holds.
    form.setValue(path, shown as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.getFieldState(path).invalid,
    });
  }
}

/** The value of one field. Of radios without a choice, what is known: none of them shows it. */
function shownBy(controls: readonly Control[], known: unknown): unknown {
  const ticked = controls.filter((each) => 'checked' in each && each.checked);
  // A field may have a tick for whoever has nothing to type into it.
  const first = controls.find(({ type }) => type !== 'checkbox') ?? controls[0];
  if (first?.type === 'radio') return ticked[0]?.value ?? known;
  if (first?.type !== 'checkbox') return first?.value;
  return Array.isArray(known) ? ticked.map(({ value }) => value) : (ticked[0]?.value ?? false);
}
