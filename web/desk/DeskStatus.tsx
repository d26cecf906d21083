import type { DeskView } from '../../domain/desk/desk-view.ts';
import type { Stage } from '../../domain/history/stage.ts';

const IN_WORDS: Readonly<Record<Stage, string>> = {
  waiting: 'Nobody is on it yet.',
  taken: 'Not answered yet.',
  answered: 'Answered.',
  quoted: 'Quoted.',
  undelivered: 'The email with the quote did not arrive.',
  accepted: 'They said yes: confirm the day.',
  booked: 'The day stands.',
  cancelled: 'Cancelled.',
  declined: 'The visitor said no, thank you.',
  refused: 'Not for us.',
};

/** The stage of a request, and the colleague who has it, since when. */
export function DeskStatus({ desk: { stage, holder } }: { desk: DeskView }) {
  return (
    <p role="status" className="desk-status mt-5" data-stage={stage}>
      {holder && (
        <>
          <strong className="wrap-anywhere">{holder.by}</strong> has it since{' '}
          <time dateTime={holder.at}>{holder.since}</time>.{' '}
        </>
      )}
      {(stage !== 'waiting' || !holder) && IN_WORDS[stage]}
    </p>
  );
}
