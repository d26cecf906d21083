import { errorTitle } from '../../domain/error-title.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { FieldError } from '../http/problem.ts';
import { type Control, findForm } from './built-form.ts';
import { messageMarkup, summaryMarkup } from './form-markup.ts';

/** What a form that was not taken is answered with. */
export interface FormAnswer {
  /** What the visitor typed and chose; undefined leaves the form as it was built. */
  readonly words: URLSearchParams | undefined;
  /** Says what happened and what to do, where it is not about single fields. */
  readonly notice: string;
  readonly errors: readonly FieldError[];
}

export interface FormPage {
  /** Names of the form's controls. */
  readonly names: ReadonlySet<string>;
  /** The page with the visitor's words and what is wrong with them. Scripts and styles are those of
   *  the built page, so its policy holds. */
  fill(answer: FormAnswer): string;
}

/** A part of the built page that depends on the answer. */
interface Slot {
  readonly from: number;
  readonly to: number;
  render(answer: FormAnswer): string;
}

/** @returns undefined when the page has no such form */
export function prepareFormPage(html: string, action: string): FormPage | undefined {
  const form = findForm(html, action);
  if (!form) return undefined;
  const { controls } = form;
  // The first of several choices stands for all of them.
  const firsts = new Map(controls.toReversed().map((control) => [control.name, control]));
  const order = [...new Set(controls.map(({ name }) => name))];

  const summary: Slot = {
    from: form.tagEnd - 1,
    to: form.tagEnd,
    render: ({ notice, errors }) => {
      const items = inOrder(errors, order).map(({ field, message }) => {
        const control = firsts.get(field);
        return { controlId: control && controlId(control), message };
      });
      const title = items.length > 0 ? errorTitle(items.length) : notice;
      return ` data-answered="">${summaryMarkup(title, items)}`;
    },
  };
  const slots = [
    ...headSlots(html, form.start),
    summary,
    ...controls.map((control) => controlSlot(html, control, firsts.get(control.name) === control)),
    ...[...firsts.values()].flatMap(messageSlot),
  ].sort((a, b) => a.from - b.from);

  return {
    names: new Set(order),
    fill(answer) {
      const parts = slots.map(({ from, render }, index) => {
        const builtBefore = html.slice(slots[index - 1]?.to ?? 0, from);
        return builtBefore + render(answer);
      });
      return parts.join('') + html.slice(slots.at(-1)?.to);
    },
  };
}

/** The title says that something is wrong, as it is what a screen reader reads first. The island
 *  around the form sleeps for good: React would replace the visitor's words by an empty form. */
function headSlots(html: string, formStart: number): Slot[] {
  const title = html.indexOf('<title>') + '<title>'.length;
  const slots: Slot[] = [];
  if (title >= '<title>'.length) slots.push({ from: title, to: title, render: () => 'Error: ' });
  const island = html.lastIndexOf('<astro-island ', formStart);
  const isAround = island > html.lastIndexOf('</astro-island>', formStart);
  const client = / client="[^"]*"/.exec(html.slice(island, formStart));
  if (isAround && client) {
    const from = island + client.index;
    slots.push({ from, to: from + client[0].length, render: () => ' client="never"' });
  }
  return slots;
}

function inOrder(errors: readonly FieldError[], order: readonly string[]): FieldError[] {
  const place = ({ field }: FieldError) => {
    const index = order.indexOf(field);
    return index === -1 ? order.length : index;
  };
  return errors.toSorted((a, b) => place(a) - place(b));
}

function controlId({ name, attributes }: Control): string {
  return attributes.get('id') ?? `answer-${name}`;
}

function messageId(control: Control): string {
  return `${controlId(control)}-error`;
}

function messageSlot(control: Control): Slot[] {
  const { name, messageAt } = control;
  if (messageAt === undefined) return [];
  const render = ({ errors }: FormAnswer) => {
    const error = errors.find(({ field }) => field === name);
    return error ? messageMarkup(messageId(control), error.message) : '';
  };
  return [{ from: messageAt, to: messageAt, render }];
}

function controlSlot(html: string, control: Control, isFirst: boolean): Slot {
  const { name, start, end } = control;
  const render = ({ words, errors }: FormAnswer) => {
    if (!words) return html.slice(start, end);
    const isWrong = errors.some(({ field }) => field === name);
    return filledControl(control, words, isWrong && isFirst);
  };
  return { from: start, to: end, render };
}

function filledControl(control: Control, words: URLSearchParams, isWrong: boolean): string {
  const { tag, isChoice, name, messageAt } = control;
  const attributes = new Map(control.attributes);
  for (const stale of ['checked', 'aria-invalid']) attributes.delete(stale);
  if (isWrong) {
    attributes.set('id', controlId(control));
    if (messageAt !== undefined) {
      const about = [attributes.get('aria-describedby'), messageId(control)].filter(Boolean);
      attributes.set('aria-describedby', about.join(' '));
    }
    if (!isChoice) attributes.set('aria-invalid', 'true');
  }
  const word = escapeHtml(words.get(name) ?? '');
  if (isChoice) {
    const chosen = words.getAll(name).map(escapeHtml);
    if (chosen.includes(attributes.get('value') ?? 'on')) attributes.set('checked', '');
  } else if (tag === 'input') {
    attributes.set('value', word);
  }
  const opening = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
  if (tag === 'select') return `<select${opening}>${withChosen(control.options, word)}</select>`;
  // A browser drops the first line feed of a text area, so that one is ours.
  return tag === 'textarea' ? `<textarea${opening}>\n${word}</textarea>` : `<input${opening}/>`;
}

/** Options as React writes them; the forms are built without a choice. */
function withChosen(options: string, word: string): string {
  const option = `<option value="${word}"`;
  return options.replace(`${option}>`, () => `${option} selected="">`);
}
