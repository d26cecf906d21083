import { ERROR_PARTS_ID, ERROR_PLACEHOLDERS } from '../../domain/error-parts.ts';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { FieldError } from '../ui/Field.tsx';

const { title, controlId, message, messageId } = ERROR_PLACEHOLDERS;

/** The parts of a rejected form for a browser without script: the server takes them from here, fills
 *  them in and puts them in place. No browser draws a template. */
export function ErrorParts() {
  return (
    <template id={ERROR_PARTS_ID}>
      <div className="mb-8">
        <ErrorSummary ref={null} title={title} items={[{ fieldId: controlId, message }]} />
      </div>
      <FieldError id={messageId} message={message} />
    </template>
  );
}
