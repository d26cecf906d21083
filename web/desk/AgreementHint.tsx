import { agreementInWords, differentAgreement } from '../../domain/quote/different-agreement.ts';
import type { FieldsProps } from './desk-field.ts';
import { typedPrice } from './price-fields.tsx';
import { typedVisits } from './typed-visits.ts';
import { useAllTyped } from './use-typed.ts';

/** Warns before something is confirmed that the visitor has not said yes to, or other than it was confirmed before. It
 *  forbids nothing. */
export function AgreementHint({ desk: { stage, yes } }: Pick<FieldsProps, 'desk'>) {
  const typed = useAllTyped();
  if (!yes) return null;
  const price = typedPrice(typed);
  const firm = price?.basis === 'range' ? null : price;
  const isDifferent = differentAgreement(yes, typedVisits(typed), firm) !== '';
  if (!isDifferent && yes.basis !== 'range') return null;
  return (
    <p className="wrap-anywhere desk-remark">
      <span>
        {`${stage === 'booked' ? 'We confirmed' : 'They said yes to'} ${agreementInWords(yes)}.`}
      </span>{' '}
      <span>
        {isDifferent
          ? 'Speak to them before you confirm anything else.'
          : 'We promised to settle the price before we confirm the day.'}
      </span>
    </p>
  );
}
