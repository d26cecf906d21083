import type { ComponentProps } from 'react';
import { TextArea } from '../ui/TextArea.tsx';
import type { FieldsProps } from './use-desk-form.ts';

interface SaidProps
  extends Pick<FieldsProps, 'form'>,
    Pick<ComponentProps<typeof TextArea>, 'label' | 'optional' | 'hint'> {}

/** What was said, or is to be said: a line or two. */
export function Said({ form, ...labelled }: SaidProps) {
  return <TextArea rows={2} {...labelled} {...form.field('said')} />;
}
