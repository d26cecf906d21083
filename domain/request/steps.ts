import { moveTypes } from '../../content/move-types.ts';
import { ACCESS_FIELDS } from './access.form.ts';
import type { QuoteFormValues } from './request.form.ts';
import type { MoveType } from './request.schema.ts';
import { HOME_FIELDS } from './request-questions.ts';

/** The last one is that of every move. */
const ALL_STEPS = ['move', 'property', 'inventory', 'details'] as const satisfies readonly [
  ...string[],
  'details',
];
export type StepName = (typeof ALL_STEPS)[number];

/** The wizard's steps in their order. Everything else knows them by name (docs/product.md, 2 and 4). A mover with one
 *  type of move does not ask for it. */
export const STEP_NAMES: readonly StepName[] = ALL_STEPS.filter(
  (step) => step !== 'move' || moveTypes.length > 1,
);

export const FIRST_STEP: StepName = STEP_NAMES[0] ?? 'move';
export const LAST_STEP: StepName = 'details';

interface Step {
  /** Next to "Step 2 of 4". */
  readonly label: string;
  /** A commercial move skips it. */
  readonly aboutHome?: true;
  /** The form fields of this step, in reading order. */
  readonly fields: readonly (keyof QuoteFormValues)[];
}

export const STEPS: Readonly<Record<StepName, Step>> = {
  move: { label: 'Move type', fields: ['moveType'] },
  property: { label: 'Property details', aboutHome: true, fields: HOME_FIELDS },
  inventory: { label: 'Inventory', aboutHome: true, fields: ['kitchen', 'living', 'bedroom'] },
  details: {
    label: 'Contact and delivery',
    fields: [
      'fromAddress',
      'toAddress',
      'moveDate',
      'name',
      'phone',
      'email',
      'additionalNotes',
      'deliveryMethod',
      ...ACCESS_FIELDS,
    ],
  },
};

export function stepNumber(step: StepName): number {
  return STEP_NAMES.indexOf(step) + 1;
}

/** 'Step 2 of 4' */
export function stepInWords(step: StepName): string {
  return `Step ${stepNumber(step)} of ${STEP_NAMES.length}`;
}

function stepsFor(moveType: MoveType): StepName[] {
  return STEP_NAMES.filter((step) => moveType === 'residential' || !STEPS[step].aboutHome);
}

/** The step that Continue opens; on the last step, the same. */
export function nextStep(step: StepName, moveType: MoveType): StepName {
  return stepsFor(moveType).find((other) => stepNumber(other) > stepNumber(step)) ?? LAST_STEP;
}

/** The step that Back opens; on the first step, the same. */
export function previousStep(step: StepName, moveType: MoveType): StepName {
  return stepsFor(moveType).findLast((other) => stepNumber(other) < stepNumber(step)) ?? FIRST_STEP;
}
