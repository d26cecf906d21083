import { Send } from 'lucide';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PHASES, type Phase } from '../../domain/move/phases.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { useLazyPart } from '../islands/use-lazy-part.ts';
import { AGAIN_LABELS } from '../ui/again-labels.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';

const fetchMaker = () => import('./card/CardMaker.tsx');

/** From the confirmed day on. */
const SHOWN: readonly Phase[] = ['booked', 'under-way', 'moved', 'owing', 'paid'];

/** A card for everybody who has to hear of the move, drawn when somebody wants it. */
export function TellThem({ linkKey, move }: { linkKey: string; move: YourMove }) {
  const [isWanted, setWanted] = useState(false);
  const { part, failed, retry } = useLazyPart(isWanted, fetchMaker);
  const { phase } = move;
  if (!SHOWN.includes(phase)) return null;
  const isHome = PHASES[phase].road === 'moved';
  return (
    <section aria-labelledby="tell-them" className="mt-6 print:hidden">
      <Sheet>
        <h2 id="tell-them" className="heading-2 text-title">
          {isHome ? 'Tell them you’ve moved' : 'Tell them you’re moving'}
        </h2>
        <p className="mt-2 max-w-lead text-ink-2">
          {`A card with your new suburb ${isHome ? 'by night' : 'by day'}, a stamp from the old one, and a line of your own.`}
        </p>
        {part ? (
          <ErrorBoundary
            fallback={
              <p role="status" className="mt-5">
                {FAILED}
              </p>
            }
          >
            <part.CardMaker linkKey={linkKey} move={move} isHome={isHome} />
          </ErrorBoundary>
        ) : (
          <>
            <Button
              size="small"
              kind={phase === 'paid' ? 'main' : 'second'}
              className="mt-5"
              busy={isWanted && !failed}
              onClick={() => (failed ? retry() : setWanted(true))}
            >
              <Icon drawing={Send} size={22} strokeWidth={1.75} />
              <span>{failed ? AGAIN_LABELS.try : 'Make the card'}</span>
            </Button>
            <p role="status" className="mt-3 text-small">
              {failed && 'The card didn’t load.'}
            </p>
          </>
        )}
      </Sheet>
    </section>
  );
}

const FAILED =
  'The card can’t be drawn here. Open your link in another browser, or just tell them.';
