import { useQuoteAnswer } from '../quote-form-api.ts';

/** An address that the form already has, in the steps before its field. Below their controls, which it moves nowhere when
 *  the wizard wakes. */
export function MovingFrom() {
  const address = useQuoteAnswer('fromAddress');
  if (!address) return null;
  return (
    <p className="text-ink-2 wrap-anywhere">
      <span>Moving from</span> <strong className="font-semibold text-ink">{address}</strong>
      <span>. You can add to it or change it in the last step.</span>
    </p>
  );
}
