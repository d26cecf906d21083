import * as z from 'zod/mini';
import { phonedRequestSchema } from '../../domain/request/phoned-request.schema.ts';
import { keptInTab } from '../forms/kept-form.ts';
import {
  CANCEL_DRAFT_KEY,
  CARD_DRAFT_KEY,
  CHANGE_DRAFT_KEY,
  QUESTION_DRAFT_KEY,
  REPORT_DRAFT_KEY,
} from '../memory/link-storage-keys.ts';
import { forEachLink } from '../memory/memory.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';

/** A form behind a private link: one for each move, for a look at something else and a reload of the page. */
const keptByLink = <Draft>(key: string, draft: z.ZodMiniType<Draft>) =>
  forEachLink((start) => keptInTab(key + start, draft));

const answers = z.object({ request: phonedRequestSchema, version: z.number() });

/** The stored answers and their version. */
export type Answers = z.output<typeof answers>;

/** An unsaved change, with the answers that it starts from. */
export const changeDraft = keptByLink(
  CHANGE_DRAFT_KEY,
  z.object({
    from: answers,
    values: storedQuoteForm,
    /** Whether a try to save it got no answer: it may be stored. */
    isUnsure: z.catch(z.boolean(), false),
  }),
);

const text = z.object({ said: z.string() });
/** An unsent question. */
export const questionDraft = keptByLink(QUESTION_DRAFT_KEY, text);
/** The same about what is missing or broken. */
export const reportDraft = keptByLink(REPORT_DRAFT_KEY, text);
/** The reason for a cancellation that was not sent. */
export const cancelDraft = keptByLink(CANCEL_DRAFT_KEY, text);

/** The visitor's line on the moving card. */
export const cardDraft = keptByLink(CARD_DRAFT_KEY, text);

/** The same request has another key: what is typed goes with it. A change is stored by then. */
export function moveDrafts(before: string, linkKey: string) {
  for (const typed of [questionDraft, reportDraft, cancelDraft, cardDraft]) {
    const kept = typed(before).place.read();
    if (kept) typed(linkKey).place.write(kept);
  }
  forgetDrafts(before);
}

/** Called once the request is deleted. */
export function forgetDrafts(linkKey: string) {
  for (const draft of [changeDraft, questionDraft, reportDraft, cancelDraft, cardDraft])
    draft(linkKey).forget();
}
