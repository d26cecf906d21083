import { DiscardButton } from '../by-key/DiscardButton.tsx';
import { Button } from '../ui/Button.tsx';
import { DestroyButton } from '../ui/DestroyButton.tsx';
import type { DeskFormApi } from './use-desk-form.ts';

interface FormButtonsProps {
  form: DeskFormApi;
  /** The label of the button that stores it. */
  store: string;
  /** It ends the move, or says no to it. */
  destroys?: boolean | undefined;
}

/** Stores a form if the stage still allows it: the visitor may have acted since it was opened. Or closes it, and
 *  forgets what was typed: not while it is on its way, since it can no longer be taken back. */
export function FormButtons({ form, store, destroys = false }: FormButtonsProps) {
  const Store = destroys ? DestroyButton : Button;
  return (
    <>
      {form.isPossible ? (
        <Store type="submit" busy={form.isOnItsWay}>
          {store}
        </Store>
      ) : (
        <p className="font-semibold">This can’t be done any more. Copy what you need of it.</p>
      )}
      {!form.isOnItsWay && <DiscardButton isBegun={form.isBegun} onDiscard={form.discard} />}
    </>
  );
}
