import { useQuoteAnswer } from '../quote-form-api.ts';
import { InventoryStep } from '../steps/InventoryStep.tsx';
import { PropertyStep } from '../steps/PropertyStep.tsx';
import { AccessDisclosure } from './AccessDisclosure.tsx';
import { NotesField } from './NotesField.tsx';
import { VideoSurveyField } from './VideoSurveyField.tsx';

interface OptionalFieldsProps {
  asksSurvey: boolean;
  /** Whether the team asks for somebody. */
  isTheirs?: boolean;
}

/** All that a request may say besides who moves, when and from where to where: on the private page, at the desk and in a call. */
export function OptionalFields({ asksSurvey, isTheirs = false }: OptionalFieldsProps) {
  // A business has no rooms.
  const isHome = useQuoteAnswer('moveType') === 'residential';
  return (
    <>
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
