import { type SubmitEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextArea } from '../ui/TextArea.tsx';

interface DoneByPhoneProps {
  /** @returns whether it was taken; if not, the words stay */
  onDone: (said: string) => boolean;
}

/** Notes an answer that the website did not see. */
export function DoneByPhone({ onDone }: DoneByPhoneProps) {
  const [said, setSaid] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(said.trim() === '');
    if (said.trim() === '') return document.getElementById('desk-said')?.focus();
    if (onDone(said)) setSaid('');
  };
  return (
    <form noValidate onSubmit={submit} className="desk-stack mt-4">
      <TextArea
        id="desk-said"
        label="What was said"
        rows={2}
        maxLength={5000}
        value={said}
        hint="A line for your colleagues: what you agreed, or when you call again."
        error={missing ? 'Please write a line about what was said' : undefined}
        onChange={({ target }) => setSaid(target.value)}
      />
      <Button kind="second" type="submit">
        Done by phone
      </Button>
    </form>
  );
}
