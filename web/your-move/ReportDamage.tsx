import { PackageX } from 'lucide';
import { localDay } from '../../domain/dates/local-time.ts';
import { moveDateInWords } from '../../domain/dates/move-date.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { Handover } from '../ui/Handover.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { DataRow } from './DataRow.tsx';
import { reportDraft } from './link-drafts.ts';
import { MOVE_HEADINGS } from './move-headings.ts';
import { WriteToTeam } from './WriteToTeam.tsx';

interface ReportDamageProps {
  linkKey: string;
  move: Pick<YourMove, 'may' | 'reportedAt'>;
  /** Whether it is a card by itself. */
  isTile?: boolean;
}

/** Tells the team what is missing or broken after the move. */
export function ReportDamage({ linkKey, move, isTile = false }: ReportDamageProps) {
  const { may, reportedAt } = move;
  const { asking, takesFocus, button, ask, back } = useAsking(
    reportDraft(linkKey).draft() !== undefined && 'begun',
  );
  const isOpen = may.includes('reported');
  if (!isOpen && !asking) return null;
  return (
    <DataRow
      icon={PackageX}
      isTile={isTile}
      heading={MOVE_HEADINGS.report}
      text={
        reportedAt
          ? `You wrote to us on ${moveDateInWords(localDay(new Date(reportedAt)))}. We’ll get back to you.`
          : 'Tell us here, and we’ll get back to you.'
      }
    >
      <Handover of={asking ? 'form' : 'button'}>
        {asking ? (
          <div className="basis-full self-stretch">
            <WriteToTeam
              linkKey={linkKey}
              takesFocus={takesFocus}
              isOpen={isOpen}
              onDiscard={back}
            />
          </div>
        ) : (
          <Button ref={button} kind="second" onClick={ask}>
            {reportedAt ? 'Write more' : 'Tell us'}
          </Button>
        )}
      </Handover>
    </DataRow>
  );
}
