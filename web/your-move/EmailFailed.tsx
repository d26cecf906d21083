import { Button } from '../ui/Button.tsx';

interface EmailFailedProps {
  email: string;
  onCorrect: () => void;
}

/** Only the visitor can say where our emails should go. */
export function EmailFailed({ email, onCorrect }: EmailFailedProps) {
  return (
    <span className="block text-ink">
      <strong className="wrap-anywhere mb-4 block font-semibold">
        An email from us to {email} came back, so please check the address.
      </strong>
      <Button kind="second" size="small" onClick={onCorrect}>
        Correct the email address
      </Button>
    </span>
  );
}
