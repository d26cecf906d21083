import { ACCESS_FIELDS } from '../../../domain/request/access.form.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useErrors } from '../../ui/form-around.ts';
import { useQuoteAnswers, useQuoteFormAround } from '../quote-form-api.ts';
import { AccessDoors } from './AccessDoors.tsx';
import { ACCESS_DOORS } from './access-words.ts';
import { Optional } from './Optional.tsx';
import { useFold } from './use-fold.ts';

interface AccessDisclosureProps {
  /** Whether the team answers them for somebody. */
  isTheirs?: boolean;
}

/** Opens the questions about both doors. */
export function AccessDisclosure({ isTheirs = false }: AccessDisclosureProps) {
  const answers = useQuoteAnswers();
  const errors = useErrors(useQuoteFormAround());
  const fold = useFold({
    said: ACCESS_FIELDS.some((name) => answers[name]),
    wrong: ACCESS_FIELDS.some((name) => errors[name]),
  });
  return (
    <Disclosure {...fold} summary={<Optional summary={ACCESS_DOORS} />}>
      <AccessDoors isOpen={fold.open} isTheirs={isTheirs} />
    </Disclosure>
  );
}
