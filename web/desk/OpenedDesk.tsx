import { Button } from '../ui/Button.tsx';
import { DeskNote } from './DeskNote.tsx';
import { DeskSheet } from './DeskSheet.tsx';
import { useDesk } from './use-desk.ts';

/** The desk that a key opens. */
export function OpenedDesk({ deskKey }: { deskKey: string }) {
  const { data: desk, isPending, isFetching, isError, dataUpdatedAt, refetch } = useDesk(deskKey);
  if (desk) {
    const asOf = isError ? new Date(dataUpdatedAt) : undefined;
    return <DeskSheet deskKey={deskKey} desk={desk} asOf={asOf} onRefetch={refetch} />;
  }
  if (desk === null) {
    return (
      <DeskNote heading="Nothing is stored under this link">
        <p>
          The request was deleted, or it has a newer link: look for a later mail about it. If
          somebody needs it, the one who runs the website can make a new link.
        </p>
      </DeskNote>
    );
  }
  if (isPending) {
    return (
      <DeskNote heading="One moment">
        <p role="status">Fetching it…</p>
      </DeskNote>
    );
  }
  return (
    <DeskNote heading="No answer yet">
      <p role="alert">
        The connection or our server did not answer. The mail has all of it too: you can call from
        there.
      </p>
      <Button disabled={isFetching} onClick={() => refetch()}>
        {isFetching ? 'Fetching...' : 'Try again'}
      </Button>
    </DeskNote>
  );
}
