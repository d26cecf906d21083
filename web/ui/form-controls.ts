export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The answer of one control, or of all choices with one name. */
export type Answer = string | readonly string[];
export type Answers = Readonly<Record<string, Answer | undefined>>;

export function controlsOf(page: HTMLFormElement | null): Control[] {
  return Array.from(page?.elements ?? []).filter((element): element is Control =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName),
  );
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** What the controls with one name show.
 *  @param known a list if more than one of them can be chosen */
export function shownBy(controls: readonly Control[], known: Answer): Answer {
  const chosen = controls.filter((each) => isChoice(each) && each.checked);
  if (Array.isArray(known)) return chosen.map(({ value }) => value);
  // A tick may take the place of what is typed.
  return (
    (chosen[0] ?? controls.find((each) => !isChoice(each) && !isSwitchedOff(each)))?.value ?? ''
  );
}

/** A text that cannot be typed has no answer, as without script. Those of a form on its way are read-only. */
function isSwitchedOff(control: Control): boolean {
  return control.disabled && control.tagName !== 'SELECT';
}

/** Shows an answer; what shows it already is left alone, with the caret in it. */
export function showIn(control: Control, answer: Answer): void {
  if (isChoice(control)) {
    control.checked = [answer].flat().includes(control.value);
    return;
  }
  const text = String(answer);
  if (control.value === text) return;
  control.value = text;
  // Of a choice that there is not, a list shows an empty line.
  if (control.value !== text && text !== '') control.value = '';
}

export function isSameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (typeof one === 'string' || typeof other === 'string' || !one || !other) return one === other;
  return one.length === other.length && one.every((item) => other.includes(item));
}

export const WHOLE_DATE = 'Please give the whole date: a day that exists, its month and its year';

/** The errors of controls that show more than they hold: of '12' in a date, or of 31 February, the browser gives the value of
 *  an empty one, so that an optional date would be dropped without a word. */
export function halfTyped(controls: readonly Control[]): Record<string, string> {
  const half = controls.filter(({ validity }) => validity.badInput);
  return Object.fromEntries(
    half.map(({ name, required }) => [name, required ? WHOLE_DATE : `${WHOLE_DATE}. Or clear it`]),
  );
}
