import type { ComponentProps } from 'react';
import { AskAgain } from './AskAgain.tsx';

/** Asks once more before a quote is turned down. */
export function DeclineQuote(props: Pick<ComponentProps<typeof AskAgain>, 'state' | 'onYes'>) {
  return (
    <AskAgain
      label="No, thank you"
      look={{ kind: 'quiet', size: 'small' }}
      question="Turn this quote down?"
      level={3}
      says={[
        'We’ll tell the team that you don’t need us. You can still change your mind until the quote’s last day. Saying no deletes nothing: you can delete your request further down.',
      ]}
      yes="Yes, turn it down"
      sending="Sending..."
      no="Back"
      {...props}
    />
  );
}
