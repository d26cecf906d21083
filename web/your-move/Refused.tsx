import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Note } from './Note.tsx';

/** The team could not take the move. */
export function Refused({ reference }: { reference: string }) {
  return (
    <Note
      heading="We’re sorry, we can’t do this move"
      action={
        <ButtonLink kind="second" href="/get-quote">
          Ask again
        </ButtonLink>
      }
    >
      <p>
        Thank you for asking us. We had a good look, but we can’t take this one on. If your day or
        your plans change, please ask again. It costs nothing.
      </p>
      <p>
        Your reference is <strong>{reference}</strong>.
      </p>
    </Note>
  );
}
