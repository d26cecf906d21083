import { type HTMLElement, parse } from 'node-html-parser';
import type { FieldError } from '../http/problem.ts';
import { takeErrorParts } from './error-parts.ts';
import { controlsOf, nameOf, putBack } from './form-controls.ts';
import { showErrors } from './show-errors.ts';

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

/** What stands in a noscript is part of the form. */
const AS_WRITTEN = {
  comment: true,
  blockTextElements: { script: true, style: true, pre: true },
};

/** @returns undefined when the page has no such form, or no template of what can be wrong */
export function prepareFormPage(html: string, action: string): FormPage | undefined {
  const page = parse(html, AS_WRITTEN);
  const form = page.querySelector(`form[action="${action}"]`);
  const parts = takeErrorParts(page);
  if (!form || !parts) return undefined;
  markAnswered(page, form);
  // Only what is in the form is read again for each answer.
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

/** The title says that something is wrong, as it is what a screen reader reads first. The island
 *  around the form sleeps for good: React would replace the visitor's words by an empty form. */
function markAnswered(page: HTMLElement, form: HTMLElement) {
  page.querySelector('title')?.prepend('Error: ');
  form.closest('astro-island')?.setAttribute('client', 'never');
  form.setAttribute('data-answered', '');
}
