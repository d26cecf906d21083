import {
  type Mutation,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { DeskAction } from '../../domain/team/desk-action.schema.ts';
import type { DeskConflict, DeskView } from '../../domain/team/desk-view.ts';
import { sendByTeam } from '../api/by-device.ts';
import { newer, openedBy } from '../api/by-key.ts';
import { NotSignedIn } from '../api/only-signed-in.ts';
import { Refusal } from '../api/request.ts';
import { ENOUGH_ANSWERS, isAnswered, pauseMs } from '../api/trying-again.ts';

export const DESK = '/api/desk';

/** Without a signal, soon at first: most gaps are short, and nothing tells the page of a signal that is back behind a
 *  dead mast. */
const withoutSignalMs = (failures: number) => Math.min(1000 * 2 ** failures, 10_000);

type WithoutCommon<P> = P extends DeskAction ? Omit<P, 'by' | 'after'> : never;
/** The action, without its author and the view that they had. */
export type NewAction = WithoutCommon<DeskAction>;

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** What became of an action. `conflict`: a colleague was faster, or the visitor changed something; the page shows the
 *  current state. `unknown`: none of several answers said whether it is stored, and it is not sent again by itself. */
export interface ActionOutcome {
  readonly kind: 'stored' | 'conflict' | 'refused' | 'unknown';
  readonly action: DeskAction;
  /** The server's reasons for refusing it. */
  readonly problems: readonly FieldProblem[];
  /** The current state; null if the link no longer opens anything. */
  readonly desk?: DeskView | null;
  /** The device is not signed in any more: the page says so once it is fetched again. */
  readonly isSignedOut?: true;
}

interface SentAction {
  readonly action: DeskAction;
  readonly key: string;
  /** What has answered, and not as our server does. */
  readonly answers: unknown[];
}

type Sent = Mutation<ActionOutcome, Error, SentAction>;

/** Stores what the team does, one action after the other. Without a signal an action waits on the open page,
 *  and goes by itself; a reload forgets it, while a form's input is kept. Actions that wait are found again after the page has
 *  shown another request. */
export function useDeskActions(deskKey: string) {
  const queries = useQueryClient();
  const { queryKey } = openedBy<DeskView>(DESK, deskKey);
  const mutationKey = [...queryKey, 'act'];
  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: deskKey },
    // Nobody answered, or not as our server does: the same action is tried again.
    retry: true,
    retryDelay: (failed, error) => (isAnswered(error) ? pauseMs(failed) : withoutSignalMs(failed)),
    // The outcome stays on the page until the next press.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (sent: SentAction) => send(deskKey, sent),
    onSuccess: async ({ desk, isSignedOut }) => {
      if (isSignedOut) return queries.invalidateQueries({ queryKey });
      if (desk === undefined) return;
      // An older look at the desk must not undo this on the screen.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (shown) => newer(shown, desk));
    },
  });
  const cache = queries.getMutationCache();
  // The key is used for nothing else.
  const sent = () => cache.findAll({ mutationKey }) as Sent[];
  const states = useMutationState({
    filters: { mutationKey },
    select: ({ state }: Sent) => state,
  });
  // Those behind it wait for it.
  const running = states.find(({ status }) => status === 'pending');
  const hasNoSignal = running !== undefined && (running.isPaused || running.failureCount > 0);
  /** Forgets what became of earlier presses; of one kind, only that it was not stored. */
  const forget = (kind?: DeskAction['kind']) => {
    for (const each of sent()) {
      const { status, data, variables } = each.state;
      const isMeant =
        kind === undefined || (variables?.action.kind === kind && data?.kind !== 'stored');
      if (status !== 'pending' && isMeant) cache.remove(each);
    }
  };
  /** A second press of what is on its way does nothing, and returns undefined. */
  const act = async (action: DeskAction, key: string): Promise<ActionOutcome | undefined> => {
    // Not as of the last drawing: two presses come before the next.
    const isOnItsWay = sent().some(
      ({ state }) => state.status === 'pending' && state.variables?.action.kind === action.kind,
    );
    if (isOnItsWay) return undefined;
    forget();
    return mutateAsync({ action, key, answers: [] });
  };
  const latestOfEachKind = new Map(
    states.map((state) => [state.variables?.action.kind, state] as const),
  );
  const actions = [...latestOfEachKind].flatMap(([kind, state]): ActionState[] => {
    if (kind === undefined) return [];
    const { status, failureCount, data: outcome } = state;
    const isLatest = state === states.at(-1);
    const isPending = status === 'pending';
    return [{ kind, isPending, isLatest, hasNoSignal, mayHaveArrived: failureCount > 0, outcome }];
  });
  return { act, forget, actions };
}

/** The latest press of one kind. */
export interface ActionState {
  readonly kind: DeskAction['kind'];
  readonly isPending: boolean;
  /** Whether it is the latest of all. */
  readonly isLatest: boolean;
  readonly hasNoSignal: boolean;
  /** Whether it may have reached the server, though no answer came. */
  readonly mayHaveArrived: boolean;
  readonly outcome: ActionOutcome | undefined;
}

async function send(deskKey: string, { action, key, answers }: SentAction): Promise<ActionOutcome> {
  const done = { action, problems: [] };
  try {
    const sent = { idempotencyKey: key, body: action };
    const answer = await sendByTeam<DeskView, DeskConflict>('POST', DESK, deskKey, sent);
    if (answer.outcome === 'gone') return { ...done, kind: 'refused', desk: null };
    if (answer.outcome === 'stored') {
      // An empty answer is not our server's.
      if (!answer.body) throw new Error('No desk in the answer');
      return { ...done, kind: 'stored', desk: answer.body };
    }
    return { ...done, kind: 'conflict', desk: answer.body.desk };
  } catch (error) {
    if (error instanceof NotSignedIn) return { ...done, kind: 'refused', isSignedOut: true };
    if (!isFinal(error)) {
      if (isAnswered(error)) answers.push(error);
      if (answers.length >= ENOUGH_ANSWERS) return { ...done, kind: 'unknown' };
      throw error;
    }
    // The problem document of this site's own server.
    const { errors = [] } = JSON.parse(error.text) as { errors?: readonly FieldProblem[] };
    return { ...done, kind: 'refused', problems: errors };
  }
}

/** Whether our server will give the same answer again. */
function isFinal(error: unknown): error is Refusal {
  return error instanceof Refusal && error.isOurs && error.status !== 429 && error.status < 500;
}
