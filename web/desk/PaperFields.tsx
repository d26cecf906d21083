import { noticeInWords } from '../../domain/request/gate-papers.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CHANGE_CONFIRMED } from './next-steps.ts';
import type { FieldsProps } from './use-desk-form.ts';

/** The crew and vehicle, for a gate that asks. */
export function PaperFields({ desk: { gates } }: FieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">Who comes</legend>
      <p className="text-ink-2 text-small">
        <span>
          {gates.length > 0
            ? `${gates.map(noticeInWords).join('. ')}. You can also send this later, with “${CHANGE_CONFIRMED}”.`
            : 'They can forward it to a gate.'}
        </span>{' '}
        <span>This device remembers the last ones: please check them.</span>
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          name="registration"
          label="Vehicle registration"
          optional
          autoCapitalize="characters"
        />
        <TextArea name="crew" label="The crew’s names" optional rows={3} hint="One on each line." />
      </div>
    </fieldset>
  );
}
