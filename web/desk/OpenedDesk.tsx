import { DeskNote } from './DeskNote.tsx';
import { DeskSheet } from './DeskSheet.tsx';
import { NotFetched } from './NotFetched.tsx';
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
          The request was deleted, or it has a newer link: look for a later email about it. If you
          need it, whoever runs the website can make a new link.
        </p>
      </DeskNote>
    );
  }
  return (
    <NotFetched
      isPending={isPending}
      isFetching={isFetching}
      onRefetch={refetch}
      hint="It’s all in the email too. You can call from there."
    />
  );
}
