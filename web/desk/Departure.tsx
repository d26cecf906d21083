import { type Control, useWatch } from 'react-hook-form';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { departedFrom, yesInWords } from '../../domain/quote/departed-from.ts';
import type { Typed } from './desk-draft.ts';
import { parseRand } from './form-values.ts';
import type { useDeskForm } from './use-desk-form.ts';

/** Warns whoever is about to confirm what the visitor has not said yes to. It forbids nothing. */
export function Departure({
  form,
  yes,
}: {
  form: ReturnType<typeof useDeskForm>;
  yes: DeskView['yes'];
}) {
  const [day = '', window = '', price = ''] = useWatch({
    control: form.fields.control as Control<Typed>,
    name: ['day', 'window', 'price'],
  });
  const departure = yes && departedFrom(yes, { day, window, price: parseRand(price) });
  return (
    <div role="status" className="empty:-mt-3">
      {departure && (
        <p className="wrap-anywhere border-marigold border-l-4 pl-3">
          They said yes to {departure}. Speak to them before you confirm anything else.
        </p>
      )}
      {yes && !departure && yes.upTo !== null && (
        <p className="wrap-anywhere border-marigold border-l-4 pl-3">
          They said yes to {yesInWords(yes)}. We promised to tell them the exact price before we
          confirm the day.
        </p>
      )}
    </div>
  );
}
