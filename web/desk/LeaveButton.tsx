import { Button } from '../ui/Button.tsx';
import type { useDeskForm } from './use-desk-form.ts';

/** Closes a form, and forgets what was typed. What is on its way can no longer be taken back. */
export function LeaveButton({ form }: { form: ReturnType<typeof useDeskForm> }) {
  if (form.isOnItsWay) return null;
  return (
    <Button kind="quiet" onClick={form.discard}>
      {form.isBegun ? 'Discard' : 'Not now'}
    </Button>
  );
}
