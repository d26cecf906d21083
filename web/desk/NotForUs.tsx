import { useState } from 'react';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

interface NotForUsProps {
  desk: DeskView;
  onRefuse: () => boolean;
}

/** Says no, after one more question, and offers a kind text to send. */
export function NotForUs({ desk: { refusal, stage, may }, onRefuse }: NotForUsProps) {
  const [asking, setAsking] = useState(false);
  if (stage === 'refused') {
    return (
      <div className="desk-stack mt-6">
        <p>Noted as not for us. A few kind words are ready, to read once more and send:</p>
        {refusal && (
          <ButtonLink kind="second" href={refusal.url} rel="noopener">
            {refusal.label}
          </ButtonLink>
        )}
      </div>
    );
  }
  if (!may.refused) return null;
  return (
    <div className="desk-stack mt-6">
      {asking ? (
        <>
          <p role="status">Not for us? Nobody is reminded of it any more.</p>
          <Button
            kind="second"
            onClick={() => {
              if (onRefuse()) setAsking(false);
            }}
          >
            Yes, not for us
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            No, back
          </Button>
        </>
      ) : (
        <Button kind="second" onClick={() => setAsking(true)}>
          Not for us
        </Button>
      )}
    </div>
  );
}
