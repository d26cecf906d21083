import { type HTMLElement, parse } from 'node-html-parser';
import { ERROR_PLACEHOLDERS as PLACE } from '../../../domain/error-parts.ts';
import { errorTitle } from '../../../domain/error-title.ts';
import type { FieldError } from '../../http/problem.ts';
import { controlsOf, isChoice, nameOf, putBack } from './form-controls.ts';
import { type ErrorParts, filled, takeErrorParts } from './form-error-parts.ts';

/** The answer to a form that was refused. */
export interface FormAnswer {
  /** The visitor's answers; undefined leaves the form as it was built. */
  readonly words: URLSearchParams | undefined;
  /** Says what happened and what to do, if no single field is wrong. */
  readonly notice: string;
  readonly errors: readonly FieldError[];
}

export interface FormPage {
  /** Names of the form's controls. */
  readonly names: ReadonlySet<string>;
  /** The page with the visitor's input and its errors. Its scripts and styles are those of the
   *  built page, so the same policy applies. */
  fill(answer: FormAnswer): string;
}

/** Parses the contents of a noscript too, because they are part of the form. */
const AS_WRITTEN = {
  comment: true,
  blockTextElements: { script: true, style: true, pre: true },
};

/** @returns undefined when the page has no such form or no template for its errors */
export function prepareFormPage(html: string, action: string): FormPage | undefined {
  const page = parse(html, AS_WRITTEN);
  const form = page.querySelector(`form[action="${action}"]`);
  const parts = takeErrorParts(page);
  if (!form || !parts) return undefined;
  markAnswered(page, form);
  // Only the form's own HTML is parsed again for each answer.
  const built = form.innerHTML;
  const [before, after] = page.toString().split(built);
  return {
    names: new Set(controlsOf(form).map(nameOf)),
    fill({ words, notice, errors }) {
      const answered = parse(built, AS_WRITTEN);
      if (words) putBack(answered, words);
      showErrors(answered, parts, { notice, errors });
      return `${before}${answered}${after}`;
    },
  };
}

/** The title says that something is wrong, because a screen reader reads it first. The island
 *  around the form is never hydrated: React would replace the visitor's input by an empty form. */
function markAnswered(page: HTMLElement, form: HTMLElement) {
  page.querySelector('title')?.prepend('Error: ');
  form.closest('astro-island')?.setAttribute('client', 'never');
  form.setAttribute('data-answered', '');
}

/** Lists the errors at the top of the form, in the order of its fields, and again at each field. */
function showErrors(
  form: HTMLElement,
  parts: ErrorParts,
  { notice, errors }: { notice: string; errors: readonly FieldError[] },
) {
  const controls = Map.groupBy(controlsOf(form), nameOf);
  const order = [...new Set([...controls.keys(), ...errors.map(({ field }) => field)])];
  const items = order.flatMap((name) => {
    const error = errors.find(({ field }) => field === name);
    if (!error) return [];
    const { message } = error;
    // The first of several choices represents all of them, and what is typed comes before a tick.
    const all = controls.get(name) ?? [];
    const control = all.find((each) => !isChoice(each)) ?? all[0];
    if (!control) return filled(parts.item, { [PLACE.message]: message });
    markWrong(form, control, filled(parts.message, { [PLACE.message]: message }));
    return filled(parts.linkedItem, { [PLACE.message]: message, [PLACE.controlId]: control.id });
  });

  const title = items.length > 0 ? errorTitle(items.length) : notice;
  form.insertAdjacentHTML('afterbegin', filled(parts.summary, { [PLACE.title]: title }));
  const list = form.querySelector('ul');
  if (items.length === 0) list?.remove();
  else list?.insertAdjacentHTML('afterbegin', items.join(''));
}

/** The message goes where assistive technology and the eye expect it: at the end of the element
 *  that holds the control's label, or of the group of choices. */
function markWrong(form: HTMLElement, control: HTMLElement, message: string) {
  control.id ||= `answer-${nameOf(control)}`;
  const holder = isChoice(control)
    ? control.closest('fieldset')
    : form.querySelector(`label[for="${control.id}"]`)?.parentNode;
  if (!isChoice(control)) control.setAttribute('aria-invalid', 'true');
  if (!holder) return;
  const messageId = `${control.id}-error`;
  const about = [control.getAttribute('aria-describedby'), messageId].filter(Boolean);
  control.setAttribute('aria-describedby', about.join(' '));
  holder.insertAdjacentHTML('beforeend', filled(message, { [PLACE.messageId]: messageId }));
}
