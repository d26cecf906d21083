import { useQueryClient } from '@tanstack/react-query';
import { HEARD, HEARD_LABELS, type Heard } from '../../domain/figures/heard.ts';
import type { DeskView } from '../../domain/team/desk-view.ts';
import { sendByTeam } from '../api/by-device.ts';
import { newer, openedBy } from '../api/by-key.ts';
import { useStoredChoice } from '../forms/use-stored-choice.ts';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { DESK } from './use-desk-actions.ts';

const ID = 'desk-heard';

/** What somebody says on the phone about how they found us. */
export function HowFoundNote({ deskKey, heard }: { deskKey: string; heard: DeskView['heard'] }) {
  const queries = useQueryClient();
  const { queryKey } = openedBy<DeskView>(DESK, deskKey);
  const { chosen, isError, choose, group } = useStoredChoice({
    stored: heard ?? undefined,
    store: (answer: Heard) =>
      sendByTeam<DeskView>('PUT', `${DESK}/heard`, deskKey, { body: { heard: answer } }),
    onStored: (answer) => {
      const desk = answer.outcome === 'stored' ? answer.body : null;
      queries.setQueryData<DeskView | null>(queryKey, (shown) => newer(shown, desk));
    },
  });
  return (
    <div className="border-line border-t pt-5 print:hidden" {...group}>
      <Field id={ID} label="How did they find us?" optional>
        <Select
          id={ID}
          value={chosen ?? ''}
          onChange={({ target }) => choose(target.value as Heard)} // one of its options
        >
          <option value="" disabled>
            Not asked yet
          </option>
          {HEARD.map((answer) => (
            <option key={answer} value={answer}>
              {HEARD_LABELS[answer]}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className="mt-2.5 font-medium text-brick leading-snug empty:mt-0">
        {isError && 'That was not saved. Please choose it again.'}
      </p>
    </div>
  );
}
