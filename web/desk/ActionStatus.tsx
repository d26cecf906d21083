import type { ReactNode } from 'react';
import { localDay } from '../../domain/dates/local-time.ts';
import { randInWords } from '../../domain/money.ts';
import { toPay } from '../../domain/quote/account.ts';
import { lastOf } from '../../domain/quote/visits.ts';
import type { DeskAction } from '../../domain/team/desk-action.schema.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { DashList } from '../ui/DashList.tsx';
import { CAME_BACK, howTheyHear, isNews, TELL_THEM } from './how-they-hear.ts';
import { newsSince } from './news-since.ts';
import { STORED } from './stored.ts';
import type { ActionOutcome, ActionState } from './use-desk-actions.ts';

/** The subject of an action, after “Not saved:”, “Not sent yet:” and “No answer yet:”. */
const WHAT: Readonly<Record<DeskAction['kind'], string>> = {
  taken: 'that you’re on it.',
  phoned: 'the answer.',
  refused: 'that we turn it down.',
  declined: 'that they said no.',
  same: 'that it’s the same as another.',
  reopened: 'that it’s open again.',
  quoted: 'the quote.',
  agreed: 'that they said yes.',
  confirmed: 'the confirmed day.',
  settled: 'that the move is done.',
  paid: 'the payment.',
  struck: 'that the entry was a mistake.',
  writtenOff: 'what is written off.',
  cancelled: 'the cancelled move.',
  undelivered: 'that an email came back.',
  changed: 'the correction.',
  linked: 'their link.',
  told: 'that they know.',
  callback: 'when to call again.',
};

interface ActionStatusProps {
  actions: readonly ActionState[];
  /** As it is now: what came later makes the news of a stored action old. */
  desk: DeskView;
}

/** Tells whether the server has each action, next to the button that was pressed. A stored action is not announced
 *  here: the focus goes to the current state. */
export function ActionStatus({ actions, desk }: ActionStatusProps) {
  const stored = actions.find(
    ({ isLatest, isPending, outcome }) =>
      isLatest && !isPending && outcome?.kind === 'stored' && outcome.desk?.last === desk.last,
  );
  const open = actions.filter(({ isPending, outcome }) => isPending || outcome?.kind !== 'stored');
  return (
    <div>
      <div role="status">
        {open.map((act) => (
          <div key={`${act.kind} ${act.isPending}`} ref={bringIntoView}>
            <Notice>{act.isPending ? sending(act) : act.outcome && inWords(act.outcome)}</Notice>
          </div>
        ))}
      </div>
      {stored?.outcome && <Notice>{storedInWords(stored.outcome)}</Notice>}
    </div>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 rounded-control border-2 border-jacaranda bg-surface px-4 py-3 leading-snug">
      {children}
    </div>
  );
}

function sending({ kind, hasNoSignal, mayHaveArrived }: ActionState) {
  if (!hasNoSignal) return 'Sending...';
  return (
    <p>
      <strong>{mayHaveArrived ? 'No answer yet:' : 'Not sent yet:'}</strong>{' '}
      <span>
        {`${WHAT[kind]} We can’t reach the server. It will go by itself as soon as we can. Keep this page open and in front.${mayHaveArrived ? '' : ' To take it back, close it.'}`}
      </span>
    </p>
  );
}

const PASSED_ON: readonly DeskAction['kind'][] = ['quoted', 'changed', 'linked'];

function storedInWords({ action, desk }: ActionOutcome) {
  const today = localDay(new Date());
  const day = action.kind === 'confirmed' ? lastOf(action.visits).day : '';
  if ('toldBy' in action && action.toldBy && !desk?.tell) return 'Saved, and noted that they know.';
  if (isNews(action.kind)) return desk && howTheyHear(action.kind, desk, day);
  if (action.kind === 'agreed' && lastOf(action.visits).day < today) {
    return 'Noted: they said yes. The day is over: now say what it came to.';
  }
  const open = toPay(desk?.account ?? null);
  if (action.kind === 'writtenOff' && open > 0) {
    return `Written off. ${randInWords(open)} is still to pay.`;
  }
  if (action.kind === 'callback' && action.day === today) {
    return 'Noted for today. Please don’t wait for a reminder.';
  }
  // No email took it.
  return desk?.tell && PASSED_ON.includes(action.kind)
    ? TELL_THEM
    : desk?.emailCameBack && PASSED_ON.includes(action.kind)
      ? `${STORED[action.kind]} ${CAME_BACK}`
      : STORED[action.kind];
}

function inWords({ kind, action, problems, desk }: ActionOutcome) {
  if (kind === 'refused') {
    const reasons = problems.map(({ message }) => message).join('. ');
    return (
      <p>
        <strong>Not saved:</strong>{' '}
        <span>
          {`${WHAT[action.kind]} ${reasons || 'The server could not take it: load the page again'}.`}
        </span>
      </p>
    );
  }
  if (kind === 'unknown') {
    return (
      <p>
        <strong>Perhaps not saved:</strong>{' '}
        <span>
          {`${WHAT[action.kind]} The server doesn’t answer as it should, so this page no longer tries by itself. Look below whether it’s there before you press again.`}
        </span>
      </p>
    );
  }
  return (
    <>
      <p>
        <strong>Not saved:</strong> <span>{`${WHAT[action.kind]} This came first:`}</span>
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
