import type { AnswerField } from '../request/labels.ts';
import type { RequestChange } from '../request/request-change.schema.ts';
import { agreedPlan } from './agreed-day.ts';
import { lastQuote } from './open-quote.ts';
import type { Progress } from './progress.ts';

const DAY: AnswerField = 'moveDate';
/** No price depends on them. */
const CONTACT: readonly string[] = [
  'name',
  'phone',
  'email',
  'deliveryMethod',
] satisfies readonly AnswerField[];

/** The visitor's changes since the quote. The quoted day is not one of them, nor is a wish once a day is agreed. */
export function changesToQuote(
  progress: Pick<Progress, 'changesSinceQuote' | 'quote' | 'offer' | 'plan'>,
): readonly RequestChange[] {
  const hasAgreedDay = agreedPlan(progress) !== undefined;
  return progress.changesSinceQuote.filter(
    ({ field, after }) => field !== DAY || !(hasAgreedDay || isQuoted(progress, after)),
  );
}

function isQuoted(
  progress: Pick<Progress, 'quote' | 'offer'>,
  day: RequestChange['after'],
): boolean {
  return lastQuote(progress)?.quote.visits.some((visit) => visit.day === day) ?? false;
}

type SinceQuote = Parameters<typeof changesToQuote>[0];

/** Whether the visitor has changed something since the quote on which its price may depend. */
export function hasChangedMove(progress: SinceQuote): boolean {
  return changesToQuote(progress).some(({ field }) => !CONTACT.includes(field));
}

/** Whether the visitor has changed something since the quote on which its contents may depend. */
export function hasChangedContents(progress: SinceQuote): boolean {
  return changesToQuote(progress).some(({ field }) => field !== DAY && !CONTACT.includes(field));
}

/** Whether the visitor has wished another day since the quote than the quoted one. */
export function hasWishedAnother(
  progress: Pick<Progress, 'changesSinceQuote' | 'quote' | 'offer'>,
): boolean {
  return progress.changesSinceQuote.some(
    ({ field, after }) => field === DAY && !isQuoted(progress, after),
  );
}

/** Whether a change by the visitor, and not the yes, is what the family has to confirm. */
export function hasChangedAgreement({
  agreement,
  toConfirm,
}: Pick<Progress, 'agreement' | 'toConfirm'>): boolean {
  return agreement !== null && toConfirm !== null && toConfirm.number > agreement.number;
}
