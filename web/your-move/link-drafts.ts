import * as z from 'zod/mini';
import { phonedRequestSchema } from '../../domain/request/phoned-request.schema.ts';
import {
  CANCEL_DRAFT_KEY,
  CHANGE_DRAFT_KEY,
  QUESTION_DRAFT_KEY,
  REPORT_DRAFT_KEY,
} from '../memory/link-storage-keys.ts';
import { forEachLink, tabMemory } from '../memory/memory.ts';
import { type StoredShape, storedShape } from '../memory/stored-shape.ts';
import { storedQuoteForm } from '../quote/state/stored-quote-form.ts';

/** Text typed behind a private link, until it is stored: one for each move, for a look at something else and a reload of
 *  the page. */
const draftByLink = <Draft>(key: string, shape: StoredShape<Draft>) =>
  forEachLink((start) => tabMemory(key + start, shape));

const answers = z.object({ request: phonedRequestSchema, version: z.number() });

/** The stored answers and their version. */
export type Answers = z.output<typeof answers>;

/** An unsaved change, with the answers that it starts from. */
export const changeDraft = draftByLink(
  CHANGE_DRAFT_KEY,
  storedShape(3, z.object({ from: answers, values: storedQuoteForm })),
);

/** An unsent question and its idempotency key: the same again is the same question, should its answer have been lost. */
const unsentText = storedShape(1, z.object({ said: z.string(), key: z.string() }));
export const questionDraft = draftByLink(QUESTION_DRAFT_KEY, unsentText);
/** The same about what is missing or broken. */
export const reportDraft = draftByLink(REPORT_DRAFT_KEY, unsentText);

/** The reason for a cancellation that was not sent. */
export const cancelDraft = draftByLink(
  CANCEL_DRAFT_KEY,
  storedShape(1, z.object({ said: z.string() })),
);

/** The same request has another key: what is typed goes with it. A change is stored by then. */
export function moveDrafts(before: string, linkKey: string) {
  for (const text of [questionDraft, reportDraft]) {
    const typed = text(before).read();
    if (typed) text(linkKey).write(typed);
  }
  const reason = cancelDraft(before).read();
  if (reason) cancelDraft(linkKey).write(reason);
  forgetDrafts(before);
}

/** Called once the request is deleted. */
export function forgetDrafts(linkKey: string) {
  for (const draft of [changeDraft, questionDraft, reportDraft, cancelDraft])
    draft(linkKey).forget();
}
