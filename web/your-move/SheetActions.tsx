import { Printer, Tag } from 'lucide';
import { photos } from '../../content/photos.ts';
import { type FirstButton, PHASES } from '../../domain/move/phases.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { planLink } from '../../domain/your-move/move-plan.ts';
import { KEEP_PRIVATE, privateLink, type YourMove } from '../../domain/your-move/your-move.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';

interface SheetActionsProps {
  linkKey: string;
  move: YourMove;
  /** Whether the move may take place on its day. */
  isAhead: boolean;
  /** The key of the plan, which only reads; null without one. */
  planKey: string | null;
  first: FirstButton | '';
}

/** Print it, put it into the calendar, print labels for the boxes, share it with the household. */
export function SheetActions({ linkKey, move, isAhead, planKey, first }: SheetActionsProps) {
  return (
    <div className="mt-7 print:hidden">
      <div className="flex flex-wrap gap-3">
        <PrintButton kind="second" size="small">
          <Icon drawing={Printer} size={22} strokeWidth={1.75} />
          <span>Print</span>
        </PrintButton>
        {isAhead && first !== 'calendar' && <AddToCalendar kind="second" move={move} />}
        {PHASES[move.phase].move !== 'over' && (
          <PrintButton part="labels" kind="second" size="small">
            <Icon drawing={Tag} size={22} strokeWidth={1.75} />
            <span>{MOVE_LABELS.boxLabels}</span>
          </PrintButton>
        )}
        {/* The address bar does not have it. */}
        <CopyButton size="small" text={absolute(privateLink(linkKey))} isHidden>
          {MOVE_LABELS.copyLink}
        </CopyButton>
        {planKey && (
          <CopyButton size="small" text={absolute(planLink(planKey))} isHidden>
            {MOVE_LABELS.copyPlan}
          </CopyButton>
        )}
      </div>
      <p className="mt-5 max-w-lead text-ink-2 text-small leading-snug">
        {PHASES[move.phase].move === 'asked'
          ? `${photos.label}? ${photos.value} ${KEEP_PRIVATE}`
          : KEEP_PRIVATE}
      </p>
      {planKey && (
        <p className="mt-3 max-w-lead text-ink-2 text-small leading-snug">{FOR_OTHERS}</p>
      )}
    </div>
  );
}

const absolute = (path: string) => new URL(path, location.href).href;

const FOR_OTHERS =
  'For others there is the link to read only: day, hours, both addresses and who comes. It has neither the price nor your name, and prints a sheet for the gate.';
