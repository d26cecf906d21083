import { unsentKeptFor } from '../../content/terms.ts';
import type { KeptPress } from './kept-presses.ts';
import type { PressOutcome } from './use-presses.ts';

const STORED: Readonly<Record<string, string>> = {
  taken: 'Stored: you are on it.',
  phoned: 'Stored: answered by phone.',
  refused: 'Stored: not for us.',
  quoted: 'Stored: the quote is on its way.',
};

interface OutcomeProps {
  waiting: readonly KeptPress[];
  isKept: boolean;
  sending: boolean;
  outcome: PressOutcome | undefined;
}

/** Whether the server has what was pressed. */
export function Outcome({ waiting, isKept, sending, outcome }: OutcomeProps) {
  return (
    <div role="status" className="desk-outcome">
      {waiting.length > 0 && (
        <p className="desk-notice">{sending ? 'Sending...' : <Unsent isKept={isKept} />}</p>
      )}
      {waiting.length === 0 && outcome && <p className="desk-notice">{inWords(outcome)}</p>}
    </div>
  );
}

function Unsent({ isKept }: { isKept: boolean }) {
  return (
    <>
      <strong>Not sent yet.</strong> There is no connection. It is sent as soon as there is one
      {isKept
        ? `: keep this page open, or open it again within ${unsentKeptFor}.`
        : ': keep this page open.'}
    </>
  );
}

function inWords({ kind, pressed, messages }: PressOutcome) {
  if (kind === 'stored') return STORED[pressed] ?? 'Stored.';
  if (kind === 'refused') {
    return `Not stored. ${messages.join('. ') || 'The server could not take it: load the page again'}.`;
  }
  return (
    <>
      <strong>Not stored:</strong> somebody acted on it meanwhile. The page shows how things stand
      now; press again if it is still right.
    </>
  );
}
