import { useWatch } from 'react-hook-form';
import { ACCESS_FIELDS } from '../../../domain/request/access.form.ts';
import type { QuoteFormValues } from '../../../domain/request/request.form.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { FieldsApi, QuoteFormApi } from '../quote-form-api.ts';
import { AccessDoors } from './AccessDoors.tsx';
import { ACCESS_SUMMARY } from './access-words.tsx';
import { useFold } from './use-fold.ts';

/** Opens the questions about both doors. */
export function AccessDisclosure(props: FieldsApi & Pick<QuoteFormApi, 'control'>) {
  const { control, errors } = props;
  const answers = useWatch({ control }) as QuoteFormValues; // all of them have a default
  const fold = useFold({
    said: ACCESS_FIELDS.some((name) => answers[name]),
    wrong: ACCESS_FIELDS.some((name) => errors[name]),
  });
  return (
    <Disclosure {...fold} summary={ACCESS_SUMMARY}>
      <AccessDoors {...props} answers={answers} isOpen={fold.open} />
    </Disclosure>
  );
}
