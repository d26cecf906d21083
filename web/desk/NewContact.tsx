import type { DeskView } from '../../domain/team/desk-view.ts';
import { Button } from '../ui/Button.tsx';
import type { NewAction } from './use-desk-actions.ts';

interface NewContactProps {
  desk: DeskView;
  onAct: (action: NewAction) => void;
}

/** The other email or number that somebody with the visitor's link asked for, old and new, and the button that makes it
 *  count. */
export function NewContact({ desk: { newContact, request }, onAct }: NewContactProps) {
  if (!newContact || !request) return null;
  const { answers, version } = request;
  const use = () => onAct({ kind: 'changed', ...answers, ...newContact.answers, version });
  return (
    <div className="mt-3 desk-remark">
      <p className="font-semibold">Call the number you know: was it them?</p>
      {newContact.lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      <Button
        kind="second"
        size="small"
        className="mt-2"
        onClick={({ detail }) => detail < 2 && use()}
      >
        Use it
      </Button>
    </div>
  );
}
