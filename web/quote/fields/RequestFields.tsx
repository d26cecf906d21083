import { InventoryStep } from '../steps/InventoryStep.tsx';
import { PropertyStep } from '../steps/PropertyStep.tsx';
import { AccessDisclosure } from './AccessDisclosure.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { NotesField } from './NotesField.tsx';
import { VideoSurveyField } from './VideoSurveyField.tsx';

/** The wizard's questions on one page, and all of those about both doors. */
export function RequestFields({
  isHome,
  asksSurvey,
  ...fields
}: ContactFieldsProps & {
  /** A business has no rooms. */
  isHome: boolean;
  asksSurvey: boolean;
}) {
  return (
    <>
      <ContactFields {...fields} />
      <NotesField {...fields} />
      {asksSurvey && <VideoSurveyField register={fields.register} />}
      <AccessDisclosure {...fields} />
      {isHome && (
        <>
          <PropertyStep register={fields.register} />
          <InventoryStep register={fields.register} control={fields.control} />
        </>
      )}
    </>
  );
}
