import { Fragment, useState } from 'react';
import type { DeskLink, DeskView } from '../../domain/team/desk-view.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { AskFirst } from './AskFirst.tsx';
import { stepId, type TeamStep } from './next-steps.ts';
import { ReadyText } from './ReadyText.tsx';

type OnTake = (step: TeamStep) => void;

interface NextStepProps {
  deskKey: string;
  /** Nothing if nothing waits, or a form is open. */
  step: TeamStep | DeskLink | null | undefined;
  onTake: OnTake;
}

/** The one orange button, which follows the stage. */
export function NextStep({ deskKey, step, onTake }: NextStepProps) {
  if (!step) return null;
  const look = 'mt-2 w-full md:mt-3';
  return 'url' in step ? (
    <ReadyText key={step.url} deskKey={deskKey} link={step} className={look} />
  ) : (
    <>
      <Button className={look} onClick={() => onTake(step)}>
        {step.label}
      </Button>
      <AskFirst note={step.note} className="mt-1.5" />
    </>
  );
}

interface OtherStepsProps {
  deskKey: string;
  desk: DeskView;
  steps: readonly TeamStep[];
  onTake: OnTake;
}

/** As many are next to the orange one; a tired person reads no ten. */
const BESIDE = 2;

/** News to tell the visitor, two quieter buttons, and the rest behind a press. */
export function OtherSteps({ deskKey, desk: { tell, texts }, steps, onTake }: OtherStepsProps) {
  const [isMore, setMore] = useState(false);
  const [beside, more] = [steps.slice(0, BESIDE), steps.slice(BESIDE)];
  const take = (step: TeamStep) => {
    // A form is read at its place, without the buttons above it.
    if (!step.act) setMore(false);
    onTake(step);
  };
  const buttonOf = (each: TeamStep) => (
    <Fragment key={stepId(each)}>
      <Button
        kind="quiet"
        size="small"
        // The second click of a double click lands on a neighbour, which has moved up.
        onClick={({ detail }) => detail < 2 && take(each)}
      >
        {each.label}
      </Button>
      <AskFirst note={each.note} className="basis-full" />
    </Fragment>
  );
  return (
    <div className="grid gap-3">
      {tell && (
        <Disclosure summary="What to tell them">
          <p className="wrap-anywhere mt-2 whitespace-pre-line desk-remark">{tell.text}</p>
          {tell.link && (
            <ReadyText
              deskKey={deskKey}
              link={tell.link}
              kind="second"
              size="small"
              className="mt-3"
            />
          )}
        </Disclosure>
      )}
      <div className="flex flex-wrap gap-2">{beside.map(buttonOf)}</div>
      {(more.length > 0 || texts.length > 0) && (
        <Disclosure
          summary="More"
          open={isMore}
          onToggle={({ currentTarget }) => setMore(currentTarget.open)}
        >
          <div className="mt-2 flex flex-wrap gap-2">
            {more.map(buttonOf)}
            {texts.map((each) => (
              <ReadyText key={each.url} deskKey={deskKey} link={each} kind="quiet" size="small" />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
