import type { ComponentProps } from 'react';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';

interface TheyKnowProps extends Omit<ComponentProps<'select'>, 'id'> {
  id: string;
  desk: Pick<DeskView, 'linkChannels'>;
  error?: string | undefined;
}

/** Asks whether somebody without an email address was told in the same call: then nobody has to tell them again. */
export function TheyKnow({ desk, error, ...select }: TheyKnowProps) {
  if (desk.linkChannels.includes('email')) return null;
  return (
    <Field id={select.id} label="Do they know it?" error={error}>
      <Select {...select}>
        <option value="">Not yet</option>
        <option value="phone">Yes, I told them by phone</option>
        <option value="whatsapp">Yes, I told them by WhatsApp</option>
      </Select>
    </Field>
  );
}
