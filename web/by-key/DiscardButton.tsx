import { Button } from '../ui/Button.tsx';

interface DiscardButtonProps {
  /** Whether something was typed that is forgotten then. */
  isBegun: boolean;
  onDiscard: () => void;
}

/** Closes a form of the team. */
export function DiscardButton({ isBegun, onDiscard }: DiscardButtonProps) {
  return (
    <Button kind="quiet" onClick={onDiscard}>
      {isBegun ? 'Discard' : 'Not now'}
    </Button>
  );
}
