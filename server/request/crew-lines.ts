import { advice } from '../../domain/advice.ts';
import { accessInWords } from '../../domain/request/access.ts';
import { heavyThings } from '../../domain/request/heavy-things.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import type { LetterLine } from '../mail/letter.ts';
import { readPhone } from '../mail/visitor-phone.ts';
import { placeLink } from './route-link.ts';

/** The crew's lines for the day of the move: whom to call, both doors, heavy things and the visitor's notes. */
export function crewLines(request: QuoteRequest): LetterLine[] {
  const { phone, fromAddress, toAddress, access, additionalNotes } = request;
  const number = readPhone(phone);
  const call = number && { label: 'Call', url: `tel:${number.dialled}` };
  const heavy = advice(() => heavyThings(request).join(', ')) ?? '';
  const lines: LetterLine[] = [
    { label: 'Phone', value: phone, link: call },
    { label: 'Pick-up', value: fromAddress, link: placeLink(fromAddress) },
    { label: 'Getting in', value: access ? accessInWords(access.from) : '' },
    { label: 'Delivery', value: toAddress, link: placeLink(toAddress) },
    { label: 'Getting in there', value: access ? accessInWords(access.to) : '' },
    { label: 'Heavy', value: heavy },
    { label: 'Notes', value: additionalNotes },
  ];
  return lines.filter(({ value }) => value !== '');
}
