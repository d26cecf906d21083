import {
  findPhoneNumbersInText,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/max';
import { company } from '../../content/company.ts';

/** The numbers of one visitor that are read for sure. */
interface VisitorPhone {
  /** As a `tel:` link takes it: '+27825550119'. */
  readonly dialled: string;
  /** As people at home write it: '082 555 0119'. */
  readonly written: string;
  /** Digits of a chat link. WhatsApp has no landlines: the first mobile, if there is one. */
  readonly chat: string | undefined;
}

/** A number without a country code belongs to the country of the company's own. */
const home = parsePhoneNumberWithError(company.phone.link);

/** The first full number in what somebody typed into the field: '+27 (0)82 555 0119 / 011 555 0142'.
 *  Undefined rather than a guess: a wrong link rings a stranger. */
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

/** The metadata takes some shorter numbers for valid ones: a digit that was left out is no number. */
function isWhole({ country, nationalNumber }: PhoneNumber): boolean {
  return country !== home.country || nationalNumber.length === home.nationalNumber.length;
}

function isMobile(number: PhoneNumber): boolean {
  const type = number.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

/** Without the extension that the library would add. */
function national(number: PhoneNumber): string {
  return number.format('NATIONAL', { formatExtension: (formatted) => formatted });
}

function international(number: PhoneNumber): string {
  return number.format('INTERNATIONAL', { formatExtension: (formatted) => formatted });
}
