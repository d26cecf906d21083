import { Button } from '../ui/Button.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { AskAgain } from './AskAgain.tsx';
import { useAsking } from './use-asking.ts';

interface DeclineQuoteProps {
  isSending: boolean;
  onNo: () => void;
}

/** Asks once more: a program that presses every button must not turn a quote down. */
export function DeclineQuote({ isSending, onNo }: DeclineQuoteProps) {
  const { asking, button, ask, back } = useAsking();
  if (!asking) {
    return (
      <Button
        ref={button}
        kind="quiet"
        size="small"
        className="underline underline-offset-4"
        onClick={ask}
      >
        No, thank you
      </Button>
    );
  }
  return (
    <AskAgain heading="Turn this quote down?" level={3}>
      <p className="mt-2.5 leading-snug">
        We’ll tell the team that you don’t need us. You can still change your mind until the quote’s
        last day. Saying no deletes nothing: you can delete your request further down.
      </p>
      <ButtonRow className="mt-5">
        <Button kind="second" busy={isSending} onClick={onNo}>
          {isSending ? 'Sending...' : 'Yes, turn it down'}
        </Button>
        <Button kind="second" onClick={back}>
          Back
        </Button>
      </ButtonRow>
    </AskAgain>
  );
}
