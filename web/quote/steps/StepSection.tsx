import { type ReactNode, useEffect, useRef } from 'react';
import { STEP_NUMBERS, STEPS, type StepNumber } from '../../../domain/request/steps.ts';
import { stepWasOpened } from '../state/step-history.ts';

const HEADINGS: Readonly<Record<StepNumber, { title: string; lead?: string }>> = {
  1: { title: 'What are you moving?' },
  2: {
    title: 'Tell us about your place',
    lead: 'A rough count is fine. Skip what you’re not sure of.',
  },
  3: {
    title: 'What goes on the truck?',
    lead: 'Tap the big things. Boxes, bikes and the dog’s bed go in the notes.',
  },
  4: { title: 'Where, when and how do we reach you?' },
};

interface StepSectionProps {
  number: StepNumber;
  open: boolean;
  heading: 'h2' | 'h3';
  children: ReactNode;
}

/** One step of the wizard; its heading takes focus when it opens, which announces the step. Without
 *  script all steps are shown, each with its number. */
export function StepSection({ number, open, heading: Heading, children }: StepSectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { title, lead } = HEADINGS[number];

  useEffect(() => {
    // After the browser, which scrolls a step gone back to to its end.
    if (open && stepWasOpened()) requestAnimationFrame(() => headingRef.current?.focus());
  }, [open]);

  return (
    <section
      className="quote-step"
      data-open={open ? '' : undefined}
      data-residential-only={STEPS[number].for.includes('commercial') ? undefined : ''}
      aria-labelledby={`quote-step-${number}`}
    >
      <p className="unscripted mb-3 text-ink-2">
        {`Step ${number} of ${STEP_NUMBERS.length}: ${STEPS[number].name}`}
      </p>
      <Heading
        ref={headingRef}
        id={`quote-step-${number}`}
        tabIndex={-1}
        aria-describedby={open ? 'quote-step-label' : undefined}
        className="heading-2 scroll-mt-32 text-title"
      >
        {title}
      </Heading>
      {lead && <p className="mt-3 text-ink-2 leading-normal">{lead}</p>}
      <div className="mt-7 space-y-6">{children}</div>
    </section>
  );
}
