import { PLAN } from '../../domain/your-move/move-plan.ts';
import { NoKey } from './NoKey.tsx';

/** For a reader of the plan without its key. */
export function NoPlan({ waiting = false }: { waiting?: boolean }) {
  return (
    <NoKey
      heading={PLAN}
      lead="When and where we come."
      opens="move plan"
      title="This page opens with the link that you were sent"
      waiting={waiting}
    >
      <p>
        Open it from there each time: a bookmark of this page doesn’t have it. If it’s on paper,
        type it as a whole, with all that follows the #.
      </p>
      <p>If you’ve lost it, whoever asked for the move can send it again.</p>
    </NoKey>
  );
}
