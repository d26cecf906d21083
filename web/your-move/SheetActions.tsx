import { Printer, Tag } from 'lucide';
import { photos } from '../../content/photos.ts';
import { type FirstButton, PHASES } from '../../domain/situation/phases.ts';
import { KEEP_PRIVATE, type YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { printLabels } from './BoxLabels.tsx';

interface SheetActionsProps {
  move: YourMove;
  /** Whether the move may take place on its day. */
  isAhead: boolean;
  first: FirstButton | '';
}

/** Print it, put it into the calendar, print labels for the boxes, share it with the household. */
export function SheetActions({ move, isAhead, first }: SheetActionsProps) {
  return (
    <div className="mt-7 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button
          kind={first === 'print' ? 'main' : 'second'}
          size="small"
          onClick={() => window.print()}
        >
          <Icon drawing={Printer} size={22} strokeWidth={1.75} />
          <span>Print</span>
        </Button>
        {isAhead && first !== 'calendar' && <AddToCalendar kind="second" move={move} />}
        {PHASES[move.phase].move !== 'over' && (
          <Button kind="second" size="small" onClick={printLabels}>
            <Icon drawing={Tag} size={22} strokeWidth={1.75} />
            <span>Box labels</span>
          </Button>
        )}
        <CopyButton size="small" text={location.href} instead="take it from the address bar">
          Copy the link
        </CopyButton>
      </div>
      <p className="mt-5 max-w-lead text-ink-2 text-small leading-snug">
        {PHASES[move.phase].move === 'asked'
          ? `${photos.label}? ${photos.value} ${KEEP_PRIVATE}`
          : KEEP_PRIVATE}
      </p>
    </div>
  );
}
