import {
  findPhoneNumbersInText,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/max';
import { company } from '../../../content/company.ts';

/** The visitor's numbers, if they can be read with certainty. */
interface VisitorPhone {
  /** For a `tel:` link: '+27825550119'. */
  readonly dialled: string;
  /** In national notation: '082 555 0119'. */
  readonly written: string;
  /** The digits of a chat link: the first mobile number, if any, as WhatsApp has no landlines. */
  readonly chat: string | undefined;
}

/** A number without a country code belongs to the country of the company's number. */
const home = parsePhoneNumberWithError(company.phone.link);

/** The first full number in the field's text: '+27 (0)82 555 0119 / 011 555 0142'. Undefined rather
 *  than a guess: a wrong link rings a stranger. */
export function readPhone(typed: string): VisitorPhone | undefined {
  const numbers = findPhoneNumbersInText(typed, home.country)
    .map(({ number }) => number)
    .filter(isWhole);
  const [first] = numbers;
  return (
    first && {
      dialled: first.number,
      written: first.country === home.country ? national(first) : international(first),
      chat: numbers.find(isMobile)?.number.slice(1),
    }
  );
}

/** Refuses numbers that lack a digit, of which the library's metadata accepts some. */
function isWhole({ country, nationalNumber }: PhoneNumber): boolean {
  return country !== home.country || nationalNumber.length === home.nationalNumber.length;
}

function isMobile(number: PhoneNumber): boolean {
  const type = number.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

/** The national notation without the extension that the library would add. */
function national(number: PhoneNumber): string {
  return number.format('NATIONAL', { formatExtension: (formatted) => formatted });
}

function international(number: PhoneNumber): string {
  return number.format('INTERNATIONAL', { formatExtension: (formatted) => formatted });
}
