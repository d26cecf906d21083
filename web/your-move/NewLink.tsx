import { KeyRound } from 'lucide';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { DataRow } from './DataRow.tsx';
import { useNewLink } from './use-your-move.ts';

interface NewLinkProps {
  linkKey: string;
  move: YourMove;
  onMailed: () => void;
}

/** Makes a new link, for whoever thinks that somebody else has theirs. The page then shows that this one is over, or goes on
 *  with the new one where no email takes it. */
export function NewLink({ linkKey, move, onMailed }: NewLinkProps) {
  const { mutate: renew, isPending, isError, data } = useNewLink(linkKey, onMailed);
  const goesBy = move.emailFailed || move.request.email === null ? 'here' : 'email';
  return (
    <DataRow icon={KeyRound} heading="Does somebody else have your link?" text={TEXTS[goesBy]}>
      <Button kind="second" busy={isPending} onClick={() => renew()}>
        {isPending ? 'Making it...' : 'Make a new link'}
      </Button>
      {data?.outcome === 'conflict' && (
        <p role="status" className="basis-full font-semibold">
          You’ve made three new links today. Please call us.
        </p>
      )}
      {isError && <ConnectionError />}
    </DataRow>
  );
}

const TEXTS = {
  email:
    'A new one goes to your email address. This one, all before it and those to read only open nothing then.',
  here: 'This page goes on with a new one: copy it. All links before it, also those to read only, open nothing then.',
};
