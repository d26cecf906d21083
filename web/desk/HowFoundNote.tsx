import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskView } from '../../domain/desk/desk-view.ts';
import { HEARD, HEARD_LABELS } from '../../domain/source/heard.ts';
import { newer, openedBy, sendByKey } from '../api/by-key.ts';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { DESK } from './use-desk-actions.ts';

const ID = 'desk-heard';

/** What somebody says on the phone about how they found us. */
export function HowFoundNote({ deskKey, heard }: { deskKey: string; heard: DeskView['heard'] }) {
  const queries = useQueryClient();
  const { queryKey } = openedBy<DeskView>(DESK, deskKey);
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (answer: string) =>
      sendByKey<DeskView>('PUT', `${DESK}/heard`, deskKey, { body: { heard: answer } }),
    onSuccess: (answer) => {
      const desk = answer.outcome === 'stored' ? answer.body : null;
      queries.setQueryData<DeskView | null>(queryKey, (shown) => newer(shown, desk));
    },
  });
  return (
    <div className="border-line border-t pt-5 print:hidden">
      <Field
        id={ID}
        label="How did they find us?"
        optional
        error={isError ? 'That was not saved. Please choose it again.' : undefined}
      >
        <Select
          id={ID}
          value={isPending ? variables : (heard ?? '')}
          disabled={isPending}
          onChange={({ target }) => mutate(target.value)}
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
    </div>
  );
}
