import { digitsOf, plain } from '../database/search-terms.ts';

/** Details by which a caller on the phone may name a request or message. */
export interface Searched {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly reference: string;
  readonly places: readonly string[];
}

/** Tests whether a request or message fits what a caller says on the phone.
 *  @param asked a part of a name, a phone number, an address, an e-mail or a reference */
export function matcher(asked: string): (submission: Searched) => boolean {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  // Compares only digits, because people put the gaps in a phone number anywhere.
  const digits = /^[\d\s+()./-]+$/.test(asked) ? digitsOf(asked) : '';
  return (submission) => {
    const text = textOf(submission);
    if (words.every((word) => text.includes(word) || text.includes(word.replaceAll('-', '')))) {
      return true;
    }
    if (digits === '') return false;
    const phone = digitsOf(submission.phone);
    return phone.includes(digits) || inTheCountry(phone).includes(inTheCountry(digits));
  };
}

function textOf({ name, email, phone, reference, places }: Searched): string {
  const parts = [name, email ?? '', phone, reference, reference.replaceAll('-', ''), ...places];
  return plain(parts.join('\n'));
}

/** Turns 0027 82 and 27 82 into 082. */
const inTheCountry = (digits: string) => digits.replace(/^(00)?27(?=\d{2})/, '0');
