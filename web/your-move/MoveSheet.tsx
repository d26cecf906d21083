import { PHASES } from '../../domain/move/phases.ts';
import {
  type MoveSheet as MoveSheetContent,
  ON_THE_TRUCK,
} from '../../domain/request/move-sheet.ts';
import { isOff } from '../../domain/your-move/moving-day.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { CONFIRMATION_LABELS } from '../quote/confirmation/confirmation-labels.ts';
import { LoadInWords } from '../quote/road/LoadDrawing.tsx';
import type { Elements } from '../ui/elements.ts';
import { LabelledLines } from '../ui/LabelledLines.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Checklist } from './Checklist.tsx';
import { Fold } from './Fold.tsx';
import { MOVE_HEADINGS } from './move-headings.ts';
import { OpenQuestions } from './OpenQuestions.tsx';
import { SheetPart } from './SheetPart.tsx';

const RULE = 'mt-7 border-line border-t pt-3 print:hidden';

interface MoveSheetProps {
  sheet: MoveSheetContent;
  move: YourMove;
  /** Called when the visitor wants to answer the open questions. */
  onAnswer: () => void;
  /** What else is folded away. */
  children: Elements;
}

/** What the paper above does not say of a move: the questions left, what was told, and what to do by when. */
export function MoveSheet({ sheet, move, onAnswer, children }: MoveSheetProps) {
  const { told, home, open, checklist } = sheet;
  const { reference, bill, moveDay, phase } = move;
  const course = PHASES[phase].move;
  const isAsked = course === 'asked';
  return (
    <section
      aria-labelledby="move-sheet"
      // A quote and a receipt are each a page for itself.
      className={`print:labels:hidden ${bill || course === 'offered' ? 'print:hidden' : ''}`}
    >
      <Sheet>
        <h2 id="move-sheet" className="heading-2 mb-5 text-title print:hidden">
          Move sheet
        </h2>
        {open.length > 0 && (
          <SheetPart heading={isAsked ? 'Still to answer' : 'The crew still needs to know'}>
            <OpenQuestions questions={open} reference={reference} onAnswer={onAnswer} />
          </SheetPart>
        )}
        <Fold level={3} heading={CONFIRMATION_LABELS.told} isOpen={isAsked} className={RULE}>
          {told.map(({ heading, lines }) => (
            <SheetPart key={heading} heading={heading}>
              {/* On paper side by side: the sheet has two pages. */}
              <div className="print:flex print:justify-between print:gap-6">
                <LabelledLines look="flow" lines={lines} />
                {heading === ON_THE_TRUCK && <LoadInWords home={home} />}
              </div>
            </SheetPart>
          ))}
        </Fold>
        {children}
        {!isOff(phase) && course !== 'over' && (
          <SheetPart
            heading={phase === 'under-way' ? 'Before we come again' : MOVE_HEADINGS.checklist}
            // On paper it begins a page, which hangs on the fridge; later only where the first is full.
            className={`print:border-t-0 ${isAsked ? 'print:break-before-page' : ''}`}
          >
            <Checklist steps={checklist} moveDate={moveDay.day} reference={reference} />
          </SheetPart>
        )}
      </Sheet>
    </section>
  );
}
