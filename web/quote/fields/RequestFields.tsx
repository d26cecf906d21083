import { useQuoteAnswer } from '../quote-form-api.ts';
import { InventoryStep } from '../steps/InventoryStep.tsx';
import { PropertyStep } from '../steps/PropertyStep.tsx';
import { AccessDisclosure } from './AccessDisclosure.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { NotesField } from './NotesField.tsx';
import { VideoSurveyField } from './VideoSurveyField.tsx';

/** The wizard's questions on one page, and all of those about both doors. */
export function RequestFields({
  asksSurvey,
  isTheirs = false,
}: ContactFieldsProps & { asksSurvey: boolean }) {
  // A business has no rooms.
  const isHome = useQuoteAnswer('moveType') === 'residential';
  return (
    <>
      <ContactFields isTheirs={isTheirs} />
      <NotesField />
      {asksSurvey && <VideoSurveyField isTheirs={isTheirs} />}
      <AccessDisclosure isTheirs={isTheirs} />
      {isHome && (
        <>
          <PropertyStep />
          <InventoryStep />
        </>
      )}
    </>
  );
}
