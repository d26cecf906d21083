import type { CalendarDate } from '../../../domain/dates/calendar-date.ts';
import { cancelledVisits } from '../../../domain/move/agreed-day.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { requestAtVisit } from '../../../domain/quote/request-at-visit.ts';
import type { Visit } from '../../../domain/quote/visit.schema.ts';
import { leftOf, wayOf } from '../../../domain/quote/visits.ts';
import { addressInWords } from '../../../domain/request/labels.ts';
import type { Stored } from '../../requests/submission.ts';

/** The visits that a mail may be about: what is over is no news until the receipt, and no mail names an address that
 *  nobody goes to any more. */
function visitsInMail(
  { plan, bill, cancellation }: Progress,
  today: CalendarDate,
): readonly Visit[] {
  if (bill) return plan.visits;
  return cancellation ? cancelledVisits(cancellation) : leftOf(plan.visits, today);
}

/** Where the move still goes from and to. */
export function wayInMail({ content }: Stored<'request'>, progress: Progress, today: CalendarDate) {
  return requestAtVisit(content, wayOf(visitsInMail(progress, today)));
}

export function routeLines({ fromAddress, toAddress }: ReturnType<typeof wayInMail>) {
  return [
    { label: 'From', value: addressInWords(fromAddress) },
    { label: 'To', value: addressInWords(toAddress) },
  ];
}
