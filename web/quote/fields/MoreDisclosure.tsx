import { ACCESS_FIELDS } from '../../../domain/request/access.form.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useErrors } from '../../ui/form-around.ts';
import { useQuoteAnswers, useQuoteFormAround } from '../quote-form-api.ts';
import { AccessDoors } from './AccessDoors.tsx';
import { AccessUnscripted } from './AccessUnscripted.tsx';
import { NotesField } from './NotesField.tsx';
import { Optional } from './Optional.tsx';
import { useFold } from './use-fold.ts';

interface MoreDisclosureProps {
  /** Whether it asks about both doors with script: the page's HTML has no room for what few people open. */
  withAccess: boolean;
  /** Whether it asks without script. */
  unscripted: boolean;
}

/** What the wizard asks of those who want to say more: floors, lifts and notes. The private page asks the rest. A business
 *  says in the notes what moves, so that they are not folded away. */
export function MoreDisclosure({ withAccess, unscripted }: MoreDisclosureProps) {
  const answers = useQuoteAnswers();
  const errors = useErrors(useQuoteFormAround());
  const isBusiness = answers.moveType === 'commercial';
  const folded = [...ACCESS_FIELDS, ...(isBusiness ? [] : (['additionalNotes'] as const))];
  const fold = useFold({
    said: folded.some((name) => answers[name]),
    wrong: folded.some((name) => errors[name]),
  });
  // The home page has no room for a fold that most leave closed: without script it has the notes alone.
  if (!withAccess && !unscripted) return <NotesField />;
  return (
    <>
      {isBusiness && <NotesField />}
      <Disclosure
        {...fold}
        summary={<Optional summary={isBusiness ? 'Stairs, lifts' : 'Stairs, lifts, notes'} />}
      >
        {withAccess && <AccessDoors isOpen={fold.open} isShort />}
        {unscripted && <AccessUnscripted />}
        <div className="pt-6">{!isBusiness && <NotesField />}</div>
      </Disclosure>
    </>
  );
}
