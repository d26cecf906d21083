import { accessLines } from '../../domain/quote/access.ts';
import { inventoryLines, moveLines, propertyLines } from '../../domain/quote/quote-summary.ts';
import { inLocalTime } from '../local-time.ts';
import type { Letter } from '../outbox/letter.ts';
import type { StoredQuote } from './quote.repository.ts';

const ANSWER_BY = { whatsapp: 'WhatsApp', email: 'email, within 24 hours' } as const;

/** All that a request says, as the team's mail has it. */
export function quoteSections(quote: StoredQuote): Letter['sections'] {
  const sections = [
    { title: 'The move', lines: moveLines(quote) },
    { title: 'The home', lines: homeLines(quote) },
    { title: 'What moves', lines: inventoryLines(quote) },
    { title: 'Getting in and out', lines: quote.access ? accessLines(quote.access) : [] },
    { title: 'In their words', lines: notesLines(quote) },
    {
      title: 'The request',
      lines: [
        { label: 'Reference', value: quote.reference },
        { label: 'Received', value: inLocalTime(quote.receivedAt) },
        { label: 'Answer by', value: ANSWER_BY[quote.deliveryMethod] },
      ],
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** Also for a business, when it said something of a home: the team sees all that was sent. */
function homeLines(quote: StoredQuote) {
  const { bedrooms, bathrooms, hasGarage, hasStoreroom } = quote;
  const saidSomething = bedrooms || bathrooms || hasGarage || hasStoreroom;
  return propertyLines(saidSomething ? { ...quote, moveType: 'residential' } : quote);
}

function notesLines({ additionalNotes }: StoredQuote) {
  return additionalNotes ? [{ label: 'Notes', value: additionalNotes }] : [];
}
