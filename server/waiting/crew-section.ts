import { isSure } from '../../domain/move/visit-status.ts';
import { changesToQuote } from '../../domain/move/visitor-changes.ts';
import { accountOf } from '../../domain/quote/account.ts';
import { accountLines } from '../../domain/quote/bill-in-words.ts';
import { type FieldLines, linesIn } from '../../domain/quote/field-lines.ts';
import { paperLines } from '../../domain/quote/paper-fields.ts';
import {
  confirmationLines,
  heldLines,
  type QuoteContents,
  quoteLines,
} from '../../domain/quote/quote-in-words.ts';
import type { Visit } from '../../domain/quote/visit.schema.ts';
import { bringsInWords, visitName } from '../../domain/quote/visit-in-words.ts';
import type { AnswerField } from '../../domain/request/labels.ts';
import type { RequestChange } from '../../domain/request/request-change.schema.ts';
import { changeInWords } from '../../domain/request/request-changes.ts';
import type { Case } from '../moves/case.ts';
import { answerLink } from '../requests/desk-link.ts';
import { storedAtVisit } from '../requests/kinds/at-visit.ts';
import { kindOf } from '../requests/kinds/kinds.ts';
import type { LetterLine, LetterSection } from '../sending/mail/letter.ts';
import type { VisitOf } from './morning-list.ts';

/** Who did not get the email of the day before may know the hours all the same. */
function untold({ events, progress }: Case): LetterLine {
  const number = progress.stillConfirmed?.number;
  const told = events.findLast((event) => event.kind === 'told' && event.about === number);
  const what = told
    ? `${told.by ?? 'Somebody'} told them the day and hours. Nobody has told them since yesterday what to have ready.`
    : 'They don’t have the details of today.';
  return { label: 'Not told yet', value: `${what} Please call before you go.` };
}

interface Crew {
  readonly siteUrl: string;
  /** Whether the email of the day before did not reach the visitor. */
  readonly isUntold: boolean;
}

/** A visit of today as the crew needs it: when, where, how to get in, and what was promised. */
export function crewSection(
  { of: about, visit }: VisitOf<Case>,
  { siteUrl, isUntold }: Crew,
): LetterSection {
  const { stored, progress } = about;
  const { plan } = progress;
  const isSingle = plan.visits.length === 1;
  const name = isSingle ? '' : visitName(visit, plan.visits.indexOf(visit));
  const atVisit = storedAtVisit(stored, visit);
  const crewLines = kindOf(atVisit).crewLines?.(atVisit.content) ?? [];
  const when = ['Today', name, isSure(progress, visit) ? '' : 'not confirmed yet', visit.window];
  return {
    title: when.filter(Boolean).join(', '),
    lines: [
      ...(isUntold ? [untold(about)] : []),
      { label: 'For', value: `${stored.name}, ${stored.reference}` },
      ...crewLines,
      ...(isSingle ? [] : [{ label: 'We bring', value: bringsInWords(visit) }]),
      ...promised(about, visit),
    ],
    link: { ...answerLink(stored, siteUrl), label: `Open ${stored.reference}` },
  };
}

/** What the crew reads of a quote, apart from the booking. */
const OF_QUOTE: FieldLines<keyof QuoteContents, QuoteContents, LetterLine, 'booking' | 'account'> =
  {
    includes: ({ includes, note }) => ({
      label: 'Includes',
      value: [...includes, note].filter(Boolean).join('\n'),
    }),
    note: 'includes',
    notIncluded: ({ notIncluded }) => ({ label: 'Not included', value: notIncluded.join('\n') }),
    visits: 'booking',
    // It was accepted.
    validUntil: 'booking',
    deposit: 'account',
  };

/** The price, what is in it, what the visitor changed since, and what was said. */
function promised({ progress, events }: Case, { visit }: Visit): LetterLine[] {
  const { confirmation, stillConfirmed, quote, held } = progress;
  const account = accountOf(progress);
  // The day may be another one now; whom and what we bring is not.
  const before = held?.confirmation
    ? confirmationLines(held.confirmation)
    : quote
      ? quoteLines(quote.quote)
      : [];
  const brought = confirmation ? [] : before.filter(({ field }) => field === 'brings');
  const ofVisit = (held?.confirmation ?? stillConfirmed)?.visits.find(
    (each) => each.visit === visit,
  );
  const papers = ofVisit ? paperLines(ofVisit) : [];
  const agreed = [...heldLines(progress), ...brought];
  const clock = agreed.filter(({ field }) => field === 'clock');
  // The title has the hours of today.
  const apart = ['arrival', ...[...clock, ...papers].map(({ field }) => field)];
  const booked = agreed.filter(({ field }) => !apart.includes(field));
  const said = events.flatMap((event) =>
    event.kind === 'phoned' || event.kind === 'agreed' ? event.said || [] : [],
  );
  return [
    {
      label: isSure(progress, { visit }) ? 'Booked' : 'Agreed',
      value: booked.map(({ value }) => value).join(', '),
    },
    ...(account && account.payments.length > 0 ? accountLines(account) : []),
    ...clock,
    ...papers,
    ...(quote ? linesIn(OF_QUOTE, quote.quote) : []),
    {
      label: 'Changed since the quote',
      value: changesToQuote(progress).filter(isNoDay).map(changeInWords).join('\n'),
    },
    { label: 'What was said', value: said.join('\n') },
  ].filter(({ value }) => value !== '');
}

/** The crew goes today, whatever day was wished before. */
const isNoDay = ({ field }: RequestChange) => field !== ('moveDate' satisfies AnswerField);
