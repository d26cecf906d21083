import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { OptionalFields } from './OptionalFields.tsx';

/** The wizard's questions on one page, and all of those about both doors. */
export function RequestFields({
  asksSurvey,
  isTheirs = false,
}: ContactFieldsProps & { asksSurvey: boolean }) {
  return (
    <>
      <ContactFields isTheirs={isTheirs} />
      <OptionalFields asksSurvey={asksSurvey} isTheirs={isTheirs} />
    </>
  );
}
