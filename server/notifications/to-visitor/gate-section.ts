import { company } from '../../../content/company.ts';
import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import { paperLines } from '../../../domain/quote/paper-fields.ts';
import { confirmationLines } from '../../../domain/quote/quote-in-words.ts';
import type { QuoteLine } from '../../../domain/quote/quote-line.ts';
import { doorsOf } from '../../../domain/quote/request-at-visit.ts';
import type { ConfirmedVisit } from '../../../domain/quote/visit.schema.ts';
import { arrivalInWords } from '../../../domain/quote/visit-in-words.ts';
import { gatesOfVisit, withoutPapers } from '../../../domain/quote/visits.ts';
import { isGated } from '../../../domain/request/access-points.ts';
import {
  gatesOf,
  isShortNotice,
  missingPapers,
  noticeInWords,
} from '../../../domain/request/gate-papers.ts';
import { capitalised } from '../../../domain/text.ts';
import type { Stored } from '../../requests/submission.ts';
import type { LetterLine, LetterSection } from '../../sending/mail/letter.ts';

/** A visit with the time of its confirmation, and of several its name. */
type GatedVisit = ConfirmedVisit & { readonly at: string; readonly name: string };

/** The crew and vehicle of a visit, ready to be copied for a gate; empty for one without a gate that wants notice, and without papers.
 *  @param today the day of the mail */
export function gateSection(
  { content }: Stored<'request'>,
  visit: GatedVisit,
  today: CalendarDate,
): LetterSection[] {
  const gates = gatesOfVisit(gatesOf(content), visit);
  const papers = paperLines(visit);
  const missing = missingPapers(visit);
  if (gates.length === 0) {
    if (papers.length === 0) return [];
    const isForGate = doorsOf(content, visit).some((side) => isGated(content, side));
    return [
      { title: titleOf(visit, isForGate ? TO_COPY : 'who comes'), lines: toCopy(papers, visit) },
    ];
  }
  const lateOn = (on: CalendarDate) => gates.filter((gate) => isShortNotice(gate, visit.day, on));
  const tooNear = lateOn(localDay(new Date(visit.at))).map((gate) => ({
    label: 'Too near',
    value: `${noticeInWords(gate)}. Please phone the gate now.`,
  }));
  const toCome =
    lateOn(today).length > 0 ? `Phone us for ${missing}.` : `We’ll email you ${missing} in time.`;
  return [
    {
      title: titleOf(visit, papers.length > 0 ? TO_COPY : 'for the gate'),
      lines: [
        ...tooNear,
        ...(papers.length > 0 ? toCopy(papers, visit) : []),
        ...(missing ? [{ label: 'To come', value: toCome }] : []),
      ],
    },
  ];
}

/** Not the whole mail, which has the private link. */
const TO_COPY = 'for the gate: copy this to them';

function titleOf({ name }: GatedVisit, what: string): string {
  return name === '' ? capitalised(what) : `${name}, ${what}`;
}

function toCopy(papers: readonly LetterLine[], visit: ConfirmedVisit): LetterLine[] {
  return [
    { label: 'Movers', value: `${company.name}, ${company.phone.display}` },
    { label: 'Arrival', value: arrivalInWords(visit) },
    ...papers,
  ];
}

/** The confirmation without the papers, which have their own section, and next to where the move goes from and to: a
 *  single visit goes there too. */
export function bookedLines(confirmation: Parameters<typeof confirmationLines>[0]): QuoteLine[] {
  const [first, ...more] = withoutPapers(confirmation.visits);
  const visits =
    more.length === 0 ? ([{ ...first, from: '', to: '' }] as const) : ([first, ...more] as const);
  return confirmationLines({ ...confirmation, visits });
}
