import { Button } from '../ui/Button.tsx';
import { useMailList } from './use-diary.ts';

const SAID = {
  stored: 'The list is on its way to our inbox.',
  'too-many': 'The list went out several times within an hour. Please look in the inbox.',
} as const;

/** Has the list mailed, with the names and the link of each desk. */
export function MailList({ diaryKey }: { diaryKey: string }) {
  const { mutate, data, isPending, isError } = useMailList(diaryKey);
  return (
    <>
      <Button kind="second" size="small" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Asking…' : 'Email me the list'}
      </Button>
      <p role="status" className="not-empty:basis-full text-small">
        {isError ? 'No answer. Please press it again.' : data && SAID[data]}
      </p>
    </>
  );
}
