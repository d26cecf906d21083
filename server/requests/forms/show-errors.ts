import type { HTMLElement } from 'node-html-parser';
import { ERROR_PLACEHOLDERS as PLACE } from '../../../domain/error-parts.ts';
import { errorTitle } from '../../../domain/error-title.ts';
import type { FieldError } from '../../http/problem.ts';
import { controlsOf, isChoice, nameOf } from './form-controls.ts';
import { type ErrorParts, filled } from './form-error-parts.ts';

/** Lists the errors at the top of the form, in the order of its fields, and again at each field. */
export function showErrors(
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
