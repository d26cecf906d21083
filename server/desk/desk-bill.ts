import { vat } from '../../content/company.ts';
import { type CalendarDate, isCalendarDate } from '../../domain/calendar-date.ts';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { plannedDay } from '../../domain/history/agreed-day.ts';
import { agreedPrice, agreedSum } from '../../domain/quote/bill-in-words.ts';
import type { Case } from '../history/case.ts';

/** The bill as it was noted last, or else the agreed price. */
export function deskBill({ progress }: Case, today: CalendarDate): DeskView['bill'] {
  const { bill, held } = progress;
  const agreed = agreedPrice(held);
  if (bill) {
    const { price, worked = null, lines, said, day, payment, invoiceTo, theirVat } = bill;
    return {
      agreed,
      price,
      worked,
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
  const planned = plannedDay(progress);
  return {
    agreed,
    price: agreedSum(agreed),
    worked: null,
    lines: [],
    said: '',
    day: isCalendarDate(planned) && planned <= today ? planned : today,
    paid: null,
    paidOn: '',
    isInvoiced: vat !== null,
    invoiceTo: '',
    theirVat: '',
  };
}
