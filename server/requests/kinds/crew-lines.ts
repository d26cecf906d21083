import { advice } from '../../../domain/advice.ts';
import { accessInWords } from '../../../domain/request/access.ts';
import { heavyThings } from '../../../domain/request/heavy-things.ts';
import { LABELS } from '../../../domain/request/labels.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import { eachQuestion, QUESTIONS } from '../../../domain/request/request-questions.ts';
import type { LetterLine } from '../../sending/mail/letter.ts';
import { readPhone } from '../../sending/mail/visitor-phone.ts';
import { SIDE_LABELS } from './request-sections.ts';
import { placeLink } from './route-link.ts';

type Lines = (request: QuoteRequest) => readonly LetterLine[];

/** The line of each answer for the crew on the day, in this order: whom to call, both doors, heavy things, the notes. Null
 *  for what it does not use. The compiler asks for an answer that is not here. */
const LINES: Readonly<Record<keyof QuoteRequest, Lines | null>> = {
  name: null,
  phone: ({ phone }) => {
    const number = readPhone(phone);
    const link = number && { label: 'Call', url: `tel:${number.dialled}` };
    return [{ label: LABELS.phone, value: phone, link }];
  },
  email: null,
  moveType: null,
  moveDate: null,
  fromAddress: ({ fromAddress, access }) => [
    { label: SIDE_LABELS.from, value: fromAddress, link: placeLink(fromAddress) },
    { label: 'Getting in', value: access ? accessInWords(access.from) : '' },
  ],
  toAddress: ({ toAddress, access }) => [
    { label: SIDE_LABELS.to, value: toAddress, link: placeLink(toAddress) },
    { label: 'Getting in there', value: access ? accessInWords(access.to) : '' },
  ],
  // With the addresses.
  access: null,
  ...eachQuestion((field): Lines | null =>
    QUESTIONS[field].forCrew
      ? (request) => [{ label: LABELS[field], value: request[field] }]
      : null,
  ),
  inventory: (request) => [
    { label: 'Heavy', value: advice(() => heavyThings(request).join(', ')) ?? '' },
  ],
  additionalNotes: ({ additionalNotes }) => [
    { label: LABELS.additionalNotes, value: additionalNotes },
  ],
  deliveryMethod: null,
};

export function crewLines(request: QuoteRequest): LetterLine[] {
  const lines = Object.values(LINES).flatMap((linesOf) => linesOf?.(request) ?? []);
  return lines.filter(({ value }) => value !== '');
}
