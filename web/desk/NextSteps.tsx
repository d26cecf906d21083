import type { DeskView } from '../../domain/desk/desk-view.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { type DeskForm, isForm } from './desk-draft.ts';
import { nextSteps, type TeamStep } from './next-steps.ts';
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
  const { tell } = desk;
  const { main, others } = nextSteps(desk, by, open);
  const mainUrl = main && 'url' in main ? main.url : undefined;
  const take = ({ action, act }: TeamStep) => {
    if (act) onAct(act);
    else if (isForm(action)) onOpen(action);
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
            <Button onClick={() => take(main)}>{main.label}</Button>
          )}
        </div>
      )}
      {tell && (
        <details className="mt-3">
          <summary className="font-semibold">What to tell them</summary>
          <p className="wrap-anywhere mt-2 whitespace-pre-line desk-remark">{tell.text}</p>
          {tell.link && tell.link.url !== mainUrl && (
            <ButtonLink
              kind="second"
              size="small"
              className="mt-3"
              href={tell.link.url}
              rel="noopener"
            >
              {tell.link.label}
            </ButtonLink>
          )}
        </details>
      )}
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        {others.map((each) => (
          <Button key={each.label} kind="quiet" size="small" onClick={() => take(each)}>
            {each.label}
          </Button>
        ))}
        {desk.texts.map(({ label, url }) => (
          <ButtonLink key={label} kind="quiet" size="small" href={url} rel="noopener">
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
