import { CONTROL_LABELS } from '../../../domain/request/labels.ts';
import type { MoveType } from '../../../domain/request/request.schema.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useQuoteAnswer } from '../quote-form-api.ts';

/** Whatever no other question asks. */
export function NotesField() {
  const moveType = useQuoteAnswer('moveType');
  return (
    <TextArea
      name="additionalNotes"
      label={CONTROL_LABELS.additionalNotes}
      optional
      rows={4}
      {...NOTES_ABOUT[moveType]}
    />
  );
}

const NOTES_ABOUT = {
  residential: { placeholder: 'Stairs, a piano, a cat that bolts…' },
  commercial: {
    hint: 'Roughly how many desks, shelves, tables or machines are moving?',
    placeholder: '12 desks, 8 shelves, a server cabinet…',
  },
} as const satisfies Record<MoveType, object>;
