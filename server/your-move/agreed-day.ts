import { company } from '../../content/company.ts';
import { moveCalendar } from '../../domain/request/calendar.ts';
import type { StandingOffer } from '../history/offer.ts';
import { domainOf } from '../mail/message.ts';
import type { StoredQuote } from '../request/request.repository.ts';

/** The agreed moving day as a calendar file; undefined if it is not a date. */
export function agreedDay(
  quote: StoredQuote,
  { offer }: StandingOffer,
  acceptedAt: string,
  summary?: string,
): string | undefined {
  return moveCalendar(
    { ...quote, moveDate: offer.day },
    {
      reference: quote.reference,
      company: company.name,
      host: domainOf(company.email),
      stamp: new Date(acceptedAt),
      ...(summary !== undefined && { summary }),
    },
  );
}
