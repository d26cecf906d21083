import { PhoneCall } from 'lucide';
import { openingTimes } from '../../content/opening-hours.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { Handover } from '../ui/Handover.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import { ConnectionError } from './ConnectionError.tsx';
import { DataRow } from './DataRow.tsx';
import { useAskForCall } from './use-your-move.ts';

/** For as long as the server treats a second wish as the same one. */
const SAME_WISH_MS = 24 * 3_600_000;

/** Asks the team for a call, and then confirms the call and its number. */
export function AskForCall({ linkKey, move }: { linkKey: string; move: YourMove }) {
  const { mutate: ask, isPending, isSuccess, isError } = useAskForCall(linkKey);
  const { callAskedAt, request } = move;
  const asked = callAskedAt !== null && Date.now() - Date.parse(callAskedAt) < SAME_WISH_MS;
  return (
    <DataRow
      icon={PhoneCall}
      heading="Rather talk?"
      text={`We’ll phone ${request.phone} in our opening hours, ${openingTimes}.`}
    >
      <Handover of={asked && !isPending ? 'answer' : 'button'}>
        {(!asked || isPending) && (
          <Button kind="second" busy={isPending} onClick={() => ask()}>
            {isPending ? 'Asking...' : MOVE_LABELS.call}
          </Button>
        )}
      </Handover>
      <p
        ref={isSuccess ? takeFocus : null}
        tabIndex={-1}
        role="status"
        className="not-empty:basis-full font-semibold empty:absolute"
      >
        {asked && !isPending && `Thanks. We’ll call you on ${request.phone}.`}
      </p>
      {isError && <ConnectionError />}
    </DataRow>
  );
}
