import { ErrorBoundary } from 'react-error-boundary';
import { useLazyPart } from '../../islands/use-lazy-part.ts';
import { AGAIN_LABELS } from '../../ui/again-labels.ts';
import { Button } from '../../ui/Button.tsx';
import { ACCESS_MISSING } from './access-words.ts';
import './access-doors.css';

const fetchQuestions = () => import('./AccessQuestions.tsx');

interface AccessDoorsProps {
  /** Whether somebody sees them, who then fetches them. */
  isOpen: boolean;
  /** Whether it asks about floor and lift only. */
  isShort?: boolean;
  isTheirs?: boolean;
}

/** The questions about both doors, or their place until they are there. */
export function AccessDoors({ isOpen, isShort = false, isTheirs = false }: AccessDoorsProps) {
  const { part: lazy, failed, retry } = useLazyPart(isOpen, fetchQuestions);
  return (
    <div className="access-doors grid gap-x-5 gap-y-10 pt-6" data-short={isShort ? '' : undefined}>
      {lazy ? (
        <ErrorBoundary fallback={null}>
          <lazy.AccessQuestions isShort={isShort} isTheirs={isTheirs} />
        </ErrorBoundary>
      ) : (
        // In the room of the questions, so that nothing moves when they come.
        <>
          <div className="access-door">
            <p role="status" className="leading-snug">
              {failed &&
                `${ACCESS_MISSING} They’re optional, so you can send your request without them.`}
            </p>
            {failed && (
              <Button kind="second" size="small" className="mt-3" onClick={retry}>
                {AGAIN_LABELS.try}
              </Button>
            )}
          </div>
          <div className="access-door" />
        </>
      )}
    </div>
  );
}
