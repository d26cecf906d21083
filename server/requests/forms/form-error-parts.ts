import type { HTMLElement } from 'node-html-parser';
import { ERROR_PARTS_ID } from '../../../domain/error-parts.ts';
import { escapeHtml } from '../../sending/mail/escape-html.ts';

/** HTML with placeholders, rendered by web/forms/ErrorParts.tsx. */
export interface ErrorParts {
  /** Its list is empty. */
  readonly summary: string;
  readonly linkedItem: string;
  readonly item: string;
  readonly message: string;
}

/** Removes the template from the page; each answer gets its parts where they belong. */
export function takeErrorParts(page: HTMLElement): ErrorParts | undefined {
  const template = page.getElementById(ERROR_PARTS_ID);
  template?.remove();
  const [summary, message] = template?.children ?? [];
  const item = summary?.querySelector('li');
  const link = item?.querySelector('a');
  if (!summary || !item || !link || !message) return undefined;
  const linkedItem = item.toString();
  link.replaceWith(link.innerHTML);
  item.remove();
  // With autofocus the browser moves the focus without script.
  summary.querySelector('[tabindex]')?.setAttribute('autofocus', '');
  return { summary: `${summary}`, linkedItem, item: `${item}`, message: `${message}` };
}

/** A part with its placeholders replaced by these texts. */
export function filled(part: string, texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts).reduce(
    (html, [placeholder, text]) => html.replaceAll(placeholder, () => escapeHtml(text)),
    part,
  );
}
