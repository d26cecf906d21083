import { vat } from '../../../content/company.ts';
import { type CalendarDate, isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { plannedDay } from '../../../domain/move/agreed-day.ts';
import { agreedPrice, agreedSum } from '../../../domain/quote/bill-in-words.ts';
import type { DeskView } from '../../../domain/team/desk-view.ts';
import type { Case } from '../../moves/case.ts';

/** The bill as it was noted last, or else the agreed price. */
export function deskBill({ progress }: Case, today: CalendarDate): DeskView['bill'] {
  const { bill, held } = progress;
  const agreed = agreedPrice(held);
  const planned = plannedDay(progress);
  const known = bill ?? {
    price: agreedSum(agreed),
    worked: undefined,
    lines: [],
    said: '',
    day: isCalendarDate(planned) && planned <= today ? planned : today,
    payment: null,
    invoiceTo: '',
    theirVat: '',
  };
  const { price, worked, lines, said, day, payment, invoiceTo, theirVat } = known;
  return {
    agreed,
    price,
    worked: worked ?? null,
    lines,
    said,
    day,
    paid: payment?.how ?? null,
    paidOn: payment?.on ?? '',
    isInvoiced: vat !== null,
    invoiceTo,
    theirVat,
  };
}
