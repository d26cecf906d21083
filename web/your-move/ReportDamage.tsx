import { PackageX } from 'lucide';
import { useState } from 'react';
import { localDay } from '../../domain/local-time.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { DataRow } from './DataRow.tsx';
import { reportDraft } from './link-drafts.ts';
import { useReport } from './use-your-move.ts';
import { WriteToTeam } from './WriteToTeam.tsx';

interface ReportDamageProps {
  linkKey: string;
  move: Pick<YourMove, 'may' | 'reportedAt'>;
}

/** Tells the team what is missing or broken after the move. */
export function ReportDamage({ linkKey, move: { may, reportedAt } }: ReportDamageProps) {
  const draft = reportDraft(linkKey);
  const [hasPressed, setPressed] = useState(false);
  const [writing, setWriting] = useState(() => draft.read() !== undefined);
  const { mutateAsync: report, ...action } = useReport(linkKey);
  const isOpen = may.includes('reported');
  if (!isOpen && !writing) return null;
  return (
    <DataRow
      icon={PackageX}
      heading="Is anything missing or broken?"
      text={
        reportedAt
          ? `You wrote to us on ${moveDateInWords(localDay(new Date(reportedAt)))}. We’ll get back to you.`
          : 'Tell us here, and we’ll get back to you.'
      }
    >
      {writing ? (
        <div className="basis-full">
          <WriteToTeam
            label="What is missing or broken"
            send="Send it"
            missing="Please say what is missing or broken"
            draft={draft}
            action={action}
            onSend={report}
            takesFocus={hasPressed}
            isOpen={isOpen}
            onDiscard={() => setWriting(false)}
          />
        </div>
      ) : (
        <Button
          kind="second"
          onClick={() => {
            setPressed(true);
            setWriting(true);
          }}
        >
          {reportedAt ? 'Write more' : 'Tell us'}
        </Button>
      )}
    </DataRow>
  );
}
