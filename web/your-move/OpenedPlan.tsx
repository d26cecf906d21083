import { useQuery } from '@tanstack/react-query';
import { type MovePlan, PLAN } from '../../domain/your-move/move-plan.ts';
import { openedBy } from '../api/by-key.ts';
import { NOTE_HEADINGS } from '../by-key/note-headings.ts';
import { Opened } from '../by-key/Opened.tsx';
import { Note } from './Note.tsx';
import { Opening } from './Opening.tsx';
import { PageColumns } from './PageColumns.tsx';
import { ThePlan } from './ThePlan.tsx';

/** The plan that a read key opens. */
export function OpenedPlan({ readKey }: { readKey: string }) {
  const query = useQuery(openedBy<MovePlan>('/api/move-plan', readKey));
  return (
    <Opened
      query={query}
      opening={
        <PageColumns heading={PLAN} lead="One moment.">
          <Opening what="move plan" />
        </PageColumns>
      }
      unanswered={(button) => (
        <PageColumns heading={PLAN} lead="It’s not on your screen yet.">
          <Note heading="We couldn’t open the plan" focused action={button}>
            <p role="alert">
              The connection or our server didn’t answer. Please try again in a moment.
            </p>
          </Note>
        </PageColumns>
      )}
      gone={
        <PageColumns heading={PLAN} lead="There’s nothing to show here.">
          <Note heading={NOTE_HEADINGS.nothingStored} focused>
            <p>
              The move was deleted, its link is a new one, or part of the link is missing. Whoever
              asked for the move can send you the link as it is now.
            </p>
          </Note>
        </PageColumns>
      }
      stopped={(button) => (
        <PageColumns heading={PLAN} lead="Something went wrong on this page.">
          <Note heading={NOTE_HEADINGS.stopped} focused action={button}>
            <p role="alert">Load the page again to see how things stand, or call us.</p>
          </Note>
        </PageColumns>
      )}
    >
      {(plan) => <ThePlan plan={plan} readKey={readKey} query={query} />}
    </Opened>
  );
}
