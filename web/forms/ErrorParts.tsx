import { ERROR_PARTS_ID, ERROR_PLACEHOLDERS } from '../../domain/error-parts.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { FieldError } from '../ui/Field.tsx';

const { title, controlId, message, messageId } = ERROR_PLACEHOLDERS;

/** What a form shows that a browser without script posted in vain: here for the server, which fills it
 *  in and puts it where it belongs. No browser draws a template. */
export function ErrorParts() {
  return (
    <template id={ERROR_PARTS_ID}>
      <div className="mb-8">
        <ErrorSummary ref={null} title={title} items={[{ fieldId: controlId, message }]} />
      </div>
      <FieldError id={messageId}>{message}</FieldError>
    </template>
  );
}
