import type { DeskView } from '../../domain/team/desk-view.ts';
import { Segments } from '../ui/Segments.tsx';
import type { DeskField } from './desk-field.ts';
import { choice, orNone } from './field-kinds.tsx';

const LABEL = 'Do they know it?';
const NOT_YET = 'Not yet';
const BY = {
  phone: 'Yes, by phone',
  whatsapp: 'Yes, by WhatsApp',
};

const hasNoEmail = ({ linkChannels }: Pick<DeskView, 'linkChannels'>) =>
  !linkChannels.includes('email');

/** Asks whether somebody without an email address was told in the same call: then nobody has to tell them again. */
export const toldBy: DeskField<keyof typeof BY | undefined> = {
  ...orNone(choice(BY, NOT_YET)),
  label: LABEL,
  isAsked: ({ desk }) => hasNoEmail(desk),
};

/** The same in the form that corrects a request. */
export function TheyKnow({ desk }: { desk: Pick<DeskView, 'linkChannels'> }) {
  return (
    hasNoEmail(desk) && (
      <Segments name="toldBy" legend={LABEL} options={[['', NOT_YET], ...Object.entries(BY)]} />
    )
  );
}
