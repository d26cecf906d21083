import { endOfStreet } from './street-types.ts';

/** The parts missing from an address as the visitor typed it. */
type AddressGap = 'number' | 'suburb';

/** Only a guess from the text: good enough for a question, never for a refusal. */
export function addressGaps(address: string): AddressGap[] {
  const gaps: AddressGap[] = [];
  if (!/\d/.test(withoutPostalCode(address))) gaps.push('number');
  if (!afterStreet(address)) gaps.push('suburb');
  return gaps;
}

/** Four digits at the end, or before the suburb after the street, are a postal code and not a house number. */
export function withoutPostalCode(address: string): string {
  const end = endOfStreet(address) ?? address.length;
  const rest = address.slice(end).replace(/,\s*\d{4}(?=\s+\p{L})/u, ',');
  return `${address.slice(0, end)}${rest}`.replace(/[\s,]+\d{4}\s*$/, '');
}

/** The words after the street: 'Boskruin' in '14 Kelly Avenue, Boskruin, 2188'. Without a street,
 *  every part but the first; without a number, all of it: 'Eagle Canyon'. */
function afterStreet(address: string): string {
  const text = withoutPostalCode(address);
  const end = endOfStreet(text);
  const rest = end === undefined ? withoutFirstPart(text) : text.slice(end);
  return rest.replace(/[^\p{L}]+/gu, ' ').trim();
}

function withoutFirstPart(text: string): string {
  const comma = text.indexOf(',');
  if (comma >= 0) return text.slice(comma);
  return /\d/.test(text) ? '' : text;
}
