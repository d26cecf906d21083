import type { DeskView } from '../../domain/desk/desk-view.ts';
import type { TeamAction } from '../../domain/history/stage.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { DeskForm } from './desk-draft.ts';
import { nextSteps } from './next-steps.ts';
import type { NewAction } from './use-desk-actions.ts';

interface NextStepsProps {
  desk: DeskView;
  by: string;
  /** The form that is open. */
  open: DeskForm | undefined;
  onOpen: (form: DeskForm) => void;
  onAct: (action: NewAction) => void;
}

/** One orange button that follows the stage, and quieter ones for the rest. */
export function NextSteps({ desk, by, open, onOpen, onAct }: NextStepsProps) {
  const { main, others } = nextSteps(desk, by, open);
  const take = (action: TeamAction) => {
    if (action === 'taken') onAct({ kind: action });
    else onOpen(action);
  };
  return (
    <>
      {main && (
        <div className="mt-5 grid gap-3">
          {'url' in main ? (
            <ButtonLink href={main.url} rel="noopener">
              {main.label}
            </ButtonLink>
          ) : (
            <Button onClick={() => take(main.action)}>{main.label}</Button>
          )}
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        {others.map(({ label, action }) => (
          <Button key={action} kind="quiet" size="small" onClick={() => take(action)}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
