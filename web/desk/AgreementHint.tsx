import { localDay } from '../../domain/dates/local-time.ts';
import { differences } from '../../domain/quote/differences.ts';
import { agreementInWords } from '../../domain/quote/quote-in-words.ts';
import { ACTION_NAMES, OTHER_PRICE } from '../../domain/team/action-names.ts';
import type { FieldsProps } from './desk-field.ts';
import { typedVisits } from './typed-visits.ts';
import { useAllTyped } from './use-typed.ts';

/** The price at which the day is confirmed, and the two ways to another one. Warns before something is confirmed that the
 *  visitor has not said yes to, or other than it was confirmed before. It forbids nothing. */
export function AgreementHint({ desk: { stage, yes } }: Pick<FieldsProps, 'desk'>) {
  const typed = useAllTyped();
  if (!yes) return null;
  const now = { ...yes, visits: typedVisits(typed) };
  const isDifferent = differences(yes, now, localDay(new Date()), true).length > 0;
  return (
    <p className="wrap-anywhere desk-remark">
      <span>
        {`${stage === 'booked' ? 'We confirmed' : 'They said yes to'} ${agreementInWords(yes)}.`}
      </span>{' '}
      {isDifferent && <span>Speak to them before you confirm anything else. </span>}
      <span>
        {yes.basis === 'range'
          ? 'We promised to settle the price before we confirm the day.'
          : `For another price: “${ACTION_NAMES.quoted}”, or “${OTHER_PRICE}”.`}
      </span>
    </p>
  );
}
