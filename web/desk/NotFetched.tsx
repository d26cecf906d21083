import { Button } from '../ui/Button.tsx';
import { DeskNote } from './DeskNote.tsx';

interface NotFetchedProps {
  isPending: boolean;
  isFetching: boolean;
  onRefetch: () => void;
  /** What else one can do. */
  hint?: string;
}

/** The page before its first answer, and while none comes. */
export function NotFetched({ isPending, isFetching, onRefetch, hint = '' }: NotFetchedProps) {
  if (isPending) {
    return (
      <DeskNote heading="One moment">
        <p role="status">Fetching it…</p>
      </DeskNote>
    );
  }
  return (
    <DeskNote heading="No answer yet">
      <p role="alert">The connection or our server didn’t answer. {hint}</p>
      <Button disabled={isFetching} onClick={onRefetch}>
        {isFetching ? 'Fetching...' : 'Try again'}
      </Button>
    </DeskNote>
  );
}
