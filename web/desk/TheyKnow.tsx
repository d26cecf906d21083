import type { DeskView } from '../../domain/team/desk-view.ts';
import { Field } from '../ui/Field.tsx';
import { useControl } from '../ui/form-around.ts';
import { Select } from '../ui/Select.tsx';

/** Asks whether somebody without an email address was told in the same call: then nobody has to tell them again. */
export function TheyKnow({ desk }: { desk: Pick<DeskView, 'linkChannels'> }) {
  const name = 'toldBy';
  const { id = name, error } = useControl(name);
  if (desk.linkChannels.includes('email')) return null;
  return (
    <Field id={id} label="Do they know it?" error={error}>
      <Select id={id} name={name}>
        <option value="">Not yet</option>
        <option value="phone">Yes, I told them by phone</option>
        <option value="whatsapp">Yes, I told them by WhatsApp</option>
      </Select>
    </Field>
  );
}
