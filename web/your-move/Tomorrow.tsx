import { company } from '../../content/company.ts';
import { cancellationNotice } from '../../content/terms.ts';
import { lateNotice } from '../../domain/your-move/cancelling-notice.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';

interface TomorrowProps {
  move: YourMove;
  now: Date;
  onChange: () => void;
  onCancel: () => void;
}

/** On the eve of a move: the phone, and the two forms that are further down. */
export function Tomorrow({ move, now, onChange, onCancel }: TomorrowProps) {
  const { moveDay, booking } = move;
  const late = lateNotice({ day: moveDay.day, window: booking?.window ?? '' }, now);
  return (
    <>
      <p>
        Has something come up for tomorrow? Phone us first:{' '}
        <a href={company.phone.link} className="whitespace-nowrap font-semibold">
          {company.phone.display}
        </a>
        . {late ? `It’s ${late}` : `Our terms ask for at least ${cancellationNotice}’ notice.`}
      </p>
      <ButtonRow className="mt-4">
        <Button kind="second" size="small" onClick={onChange}>
          Change something
        </Button>
        <Button kind="second" size="small" onClick={onCancel}>
          Cancel your move
        </Button>
      </ButtonRow>
    </>
  );
}
