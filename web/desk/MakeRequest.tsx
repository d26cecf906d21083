import { CALL_LABELS } from '../../domain/team/call-labels.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { EMPTY_CALL } from '../quote/call-form.ts';
import { messageDraft } from '../quote/state/phoned-draft.ts';
import { Button } from '../ui/Button.tsx';

interface MakeRequestProps {
  deskKey: string;
  desk: DeskView;
}

/** A message that asks for a move becomes a request, in the form for a call with what it says. */
export function MakeRequest({ deskKey, desk: { wrote, name, may } }: MakeRequestProps) {
  if (!wrote || !may.same) return null;
  const make = () => {
    // What was begun of this message goes on.
    if (messageDraft.open()?.message !== deskKey) {
      const { email, phone, message: additionalNotes } = wrote;
      const values = { ...EMPTY_CALL, name, phone, email: email ?? '', additionalNotes };
      messageDraft.keep({ values, message: deskKey });
    }
    location.assign('/diary');
  };
  return (
    <Button kind="second" size="small" className="mt-3 w-full" onClick={make}>
      {CALL_LABELS.ofMessage}
    </Button>
  );
}
