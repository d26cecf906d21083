import type { DeskAction } from '../../domain/desk/desk-action.schema.ts';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { DashList } from '../ui/DashList.tsx';
import { newsSince } from './news-since.ts';
import type { ActionOutcome } from './use-desk-actions.ts';

const STORED: Readonly<Record<DeskAction['kind'], string>> = {
  taken: 'You’re on it.',
  phoned: 'Noted.',
  refused: 'Noted: not for us. A polite reply is ready to send.',
  quoted: 'The quote is going out by email.',
  agreed: 'Noted: they said yes. Now confirm the day.',
  confirmed: 'Day confirmed. They’ll get it by email.',
  cancelled: 'Cancelled. They’ll get it by email.',
  callback: 'Noted. The morning email will bring it up on that day.',
};

interface ActionStatusProps {
  /** Whether the latest press was here. */
  isHere: boolean;
  outcome: ActionOutcome | undefined;
  /** How many actions the server does not have yet. */
  waiting: number;
  hasNoSignal: boolean;
  /** As it is now: what came later makes the outcome old. */
  desk: DeskView;
}

/** Whether the server has what was done, beside the button that was pressed. What is stored is not announced here:
 *  the focus goes to the current state. */
export function ActionStatus({ isHere, outcome, waiting, hasNoSignal, desk }: ActionStatusProps) {
  const isFresh = waiting === 0 && (outcome?.desk?.last ?? desk.last) === desk.last;
  const isStored = isFresh && outcome?.kind === 'stored';
  const said = waiting > 0 ? sending(hasNoSignal) : isFresh && outcome && inWords(outcome);
  const notice = isHere && said && (
    <div className="mt-3 rounded-control border-2 border-jacaranda bg-surface px-4 py-3 leading-snug">
      {said}
    </div>
  );
  return (
    <div>
      <div role="status">{!isStored && notice && <div ref={bringIntoView}>{notice}</div>}</div>
      {isStored && notice}
    </div>
  );
}

function sending(hasNoSignal: boolean) {
  if (!hasNoSignal) return 'Sending...';
  return (
    <>
      <strong>Not sent yet:</strong> no connection. It will go by itself as soon as there is one.
      Keep this page open.
    </>
  );
}

function inWords({ kind, action, problems, desk }: ActionOutcome) {
  if (kind === 'stored') {
    return action.kind === 'quoted' && action.via === 'whatsapp'
      ? 'Saved, but not sent yet. Send it in the WhatsApp chat.'
      : STORED[action.kind];
  }
  if (kind === 'refused') {
    const reasons = problems.map(({ message }) => message).join('. ');
    return `Not saved. ${reasons || 'The server could not take it: load the page again'}.`;
  }
  return (
    <>
      <p>
        <strong>Not saved:</strong> this came first.
      </p>
      <DashList
        items={desk ? newsSince(action.after, desk) : []}
        className="mt-1.5 mb-2 wrap-anywhere"
      />
      <p>
        {desk?.may[action.kind]
          ? 'Press again if it’s still right.'
          : 'So this can’t be done any more.'}
      </p>
    </>
  );
}

/** It may be below the screen of a phone. */
function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}
