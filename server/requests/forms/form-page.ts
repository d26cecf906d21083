import { type HTMLElement, parse } from 'node-html-parser';
import type { FieldError } from '../../http/problem.ts';
import { controlsOf, keepFormer, nameOf, putBack } from './form-controls.ts';
import { takeErrorParts } from './form-error-parts.ts';
import { showErrors } from './show-errors.ts';

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

/** @param former names of controls that the page has no more, whose values an earlier page may send
 *  @returns undefined when the page has no such form or no template for its errors */
export function prepareFormPage(
  html: string,
  action: string,
  former: readonly string[] = [],
): FormPage | undefined {
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
      if (words) {
        putBack(answered, words);
        keepFormer(answered, words, former);
      }
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
