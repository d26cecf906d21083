import { company } from '../../../content/company.ts';
import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { localDay } from '../../../domain/dates/local-time.ts';
import type { Confirmation } from '../../../domain/quote/booking.schema.ts';
import { paperLines } from '../../../domain/quote/paper-fields.ts';
import { confirmationLines } from '../../../domain/quote/quote-in-words.ts';
import type { QuoteLine } from '../../../domain/quote/quote-line.ts';
import type { ConfirmedVisit } from '../../../domain/quote/visit.schema.ts';
import { arrivalInWords } from '../../../domain/quote/visit-in-words.ts';
import { gatesOfVisit, withoutPapers } from '../../../domain/quote/visits.ts';
import { ACCESS_SIDES } from '../../../domain/request/access.ts';
import { isGated } from '../../../domain/request/access-points.ts';
import {
  gatesOf,
  isShortNotice,
  missingPapers,
  noticeInWords,
} from '../../../domain/request/gate-papers.ts';
import type { Stored } from '../../requests/submission.ts';
import type { LetterLine, LetterSection } from '../../sending/mail/letter.ts';

/** The crew and vehicle of a visit, ready to be copied for a gate; empty for one without a gate that wants notice, and without papers.
 *  @param today the day of the mail */
export function gateSection(
  { content }: Stored<'request'>,
  visit: ConfirmedVisit & { readonly at: string },
  today: CalendarDate,
): LetterSection[] {
  const gates = gatesOfVisit(gatesOf(content), visit);
  const papers = paperLines(visit);
  const missing = missingPapers(visit);
  if (gates.length === 0) {
    if (papers.length === 0) return [];
    const isForGate = ACCESS_SIDES.some((side) => isGated(content, side));
    return [{ title: isForGate ? TO_COPY : 'Who comes', lines: toCopy(papers, visit) }];
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
      title: papers.length > 0 ? TO_COPY : 'For the gate',
      lines: [
        ...tooNear,
        ...(papers.length > 0 ? toCopy(papers, visit) : []),
        ...(missing ? [{ label: 'To come', value: toCome }] : []),
      ],
    },
  ];
}

/** Not the whole mail, which has the private link. */
const TO_COPY = 'For the gate: copy this to them';

function toCopy(papers: readonly LetterLine[], visit: ConfirmedVisit): LetterLine[] {
  return [
    { label: 'Movers', value: `${company.name}, ${company.phone.display}` },
    { label: 'Arrival', value: arrivalInWords(visit) },
    ...papers,
  ];
}

/** The confirmation without the papers, which have their own section. */
export function bookedLines(confirmation: Confirmation): QuoteLine[] {
  return confirmationLines({ ...confirmation, visits: withoutPapers(confirmation.visits) });
}
