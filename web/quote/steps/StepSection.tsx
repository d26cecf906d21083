import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { STEPS, type StepName, stepInWords } from '../../../domain/request/steps.ts';
import { stepWasOpened } from '../state/step-history.ts';
import { DRAWN_STEPS } from './drawn-steps.tsx';

interface StepSectionProps {
  step: StepName;
  open: boolean;
  heading: 'h2' | 'h3';
  children: ReactNode;
}

/** One step of the wizard; its heading takes focus when it opens, which announces the step. Without
 *  script all steps are shown, each with its number. */
export function StepSection({ step, open, heading: Heading, children }: StepSectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { label, aboutHome } = STEPS[step];
  const { title, lead } = DRAWN_STEPS[step];
  const headingId = `step-${step}`;

  const isOpenFirst = useRef(open);
  useLayoutEffect(() => {
    // A form that takes the place of a confirmation: before the pressed button goes.
    if (isOpenFirst.current && stepWasOpened()) headingRef.current?.focus();
  }, []);
  useEffect(() => {
    // After the browser, which scrolls a step gone back to to its end.
    if (open && stepWasOpened()) requestAnimationFrame(() => headingRef.current?.focus());
  }, [open]);

  return (
    <section
      className="quote-step"
      data-open={open ? '' : undefined}
      data-residential-only={aboutHome ? '' : undefined}
      aria-labelledby={headingId}
    >
      <p className="unscripted mb-3 text-ink-2">{`${stepInWords(step)}: ${label}`}</p>
      <Heading
        ref={headingRef}
        id={headingId}
        tabIndex={-1}
        aria-describedby={open ? 'step-label' : undefined}
        className="heading-2 scroll-mt-32 text-title"
      >
        {title}
      </Heading>
      {lead && <p className="mt-3 text-ink-2 leading-normal">{lead}</p>}
      <div className="mt-5 space-y-6 md:mt-7">{children}</div>
    </section>
  );
}
