import { escapeHtml } from '../http/escape-html.ts';

export interface SummaryItem {
  /** id of the control that the message is about, if the page has one. */
  readonly controlId: string | undefined;
  readonly message: string;
}

/** What web/ui/ErrorSummary.tsx renders. Without script the browser moves the focus by itself. */
export function summaryMarkup(title: string, items: readonly SummaryItem[]): string {
  return `<div class="mb-8"><section tabindex="-1" autofocus="" aria-labelledby="error-summary-title" class="flex scroll-mt-28 gap-3 rounded-tile border-2 border-brick bg-brick-tint p-5 md:px-6">${alertIcon(22, 'mt-0.5 shrink-0 text-brick')}<div><p id="error-summary-title" class="font-[700] text-[20px] text-brick leading-tight">${escapeHtml(title)}</p>${listMarkup(items)}</div></section></div>`;
}

function listMarkup(items: readonly SummaryItem[]): string {
  if (items.length === 0) return '';
  return `<ul class="mt-2.5 space-y-2">${items.map(itemMarkup).join('')}</ul>`;
}

function itemMarkup({ controlId, message }: SummaryItem): string {
  if (controlId === undefined) return `<li>${escapeHtml(message)}</li>`;
  return `<li><a href="#${controlId}" class="font-[550] underline decoration-2 underline-offset-4">${escapeHtml(message)}</a></li>`;
}

/** What web/ui/Field.tsx renders under a control that is wrong. */
export function messageMarkup(id: string, message: string): string {
  return `<p id="${id}" class="mt-2.5 flex gap-2 font-[550] text-[16px] text-brick leading-snug">${alertIcon(19, 'mt-px shrink-0')}${escapeHtml(message)}</p>`;
}

/** lucide's CircleAlert (ISC licence). */
function alertIcon(size: number, classes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="${classes}" aria-hidden="true"><circle cx="12" cy="12" r="10"></circle><line x1="12" x2="12" y1="8" y2="12"></line><line x1="12" x2="12.01" y1="16" y2="16"></line></svg>`;
}
