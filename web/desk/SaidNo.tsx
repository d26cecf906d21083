import { WHY_NO, type WhyNo } from '../../domain/quote/said-no.ts';
import { DiscardButton } from '../by-key/DiscardButton.tsx';
import { Form } from '../forms/Form.tsx';
import { Button } from '../ui/Button.tsx';
import { SinceThen } from './SinceThen.tsx';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

const REASONS = Object.entries(WHY_NO) as [WhyNo, string][]; // the entries of a complete record

/** Somebody does not move with us: a press on the reason stores it. */
export function SaidNo(panel: PanelProps) {
  const form = useDeskForm('declined', panel);
  const store = (why?: WhyNo) => form.store({ kind: 'declined', ...(why && { why }) });
  return (
    <Form
      form={form.state}
      sending={form.isOnItsWay}
      onSubmit={() => store()}
      className="mt-4 grid gap-3"
    >
      <p className="text-ink-2">
        Why? One press notes it: reminders stop, and the figures count the reason.
      </p>
      <SinceThen desk={panel.desk} begunAt={form.begunAt} />
      {form.isPossible ? (
        <div className="grid gap-2 md:grid-cols-2">
          {REASONS.map(([why, label]) => (
            <Button key={why} kind="second" busy={form.isOnItsWay} onClick={() => store(why)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <p className="font-semibold">This can’t be done any more.</p>
      )}
      {!form.isOnItsWay && <DiscardButton isBegun={false} onDiscard={form.discard} />}
    </Form>
  );
}
