import { Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { DataRow } from './DataRow.tsx';
import { NotReached } from './NotReached.tsx';
import { useDelete } from './use-your-move.ts';

interface DeleteRequestProps {
  linkKey: string;
  onDeleted: () => void;
}

/** Asks once more, in place; the deletion cannot be undone. */
export function DeleteRequest({ linkKey, onDeleted }: DeleteRequestProps) {
  const [asking, setAsking] = useState(false);
  const { mutate: deleteIt, isPending, isError } = useDelete(linkKey, onDeleted);
  const questionRef = useRef<HTMLParagraphElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const keptRef = useRef(false);
  useEffect(() => {
    if (asking) questionRef.current?.focus();
    else if (keptRef.current) buttonRef.current?.focus();
    keptRef.current = asking;
  }, [asking]);

  return (
    <DataRow icon={Trash2} heading="Not moving with us?" text="You need not tell us why.">
      {asking ? (
        <div className="w-full rounded-tile border-2 border-brick bg-brick-tint p-5 md:px-6">
          <p
            ref={questionRef}
            tabIndex={-1}
            className="font-bold text-lead text-brick leading-tight"
          >
            Delete your request for good?
          </p>
          <p className="mt-2.5 leading-snug">
            Your request, every change to it and our emails about it go from our server, and the
            team is asked to delete their copies. You get no quote, and it cannot be undone.
          </p>
          <ButtonRow className="mt-5">
            <Button kind="second" disabled={isPending} onClick={() => deleteIt()}>
              {isPending ? 'Deleting...' : 'Yes, delete it'}
            </Button>
            <Button kind="second" disabled={isPending} onClick={() => setAsking(false)}>
              No, keep it
            </Button>
            {isError && (
              <NotReached>
                We cannot tell whether that reached us: your request may be deleted already. Please
                load this page again in a moment to look
              </NotReached>
            )}
          </ButtonRow>
        </div>
      ) : (
        <Button ref={buttonRef} kind="second" onClick={() => setAsking(true)}>
          Delete my request
        </Button>
      )}
    </DataRow>
  );
}
