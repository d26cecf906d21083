import { useWatch } from 'react-hook-form';
import { agreementInWords, differentAgreement } from '../../domain/quote/different-agreement.ts';
import type { Typed } from './desk-draft.ts';
import { typedPrice } from './form-values.ts';
import type { FieldsProps } from './use-desk-form.ts';

/** Warns before something is confirmed that the visitor has not said yes to, or other than it was confirmed before. It
 *  forbids nothing. */
export function AgreementHint({ form, desk: { stage, yes } }: Pick<FieldsProps, 'form' | 'desk'>) {
  const typed = useWatch({ control: form.control }) as Typed; // each field has a default
  if (!yes) return null;
  const { day = '', window = '' } = typed;
  const price = typedPrice(typed);
  const firm = price?.basis === 'range' ? null : price;
  const isDifferent = differentAgreement(yes, { day, window }, firm) !== '';
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
