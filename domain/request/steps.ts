import type { QuoteFormValues } from './request.form.ts';
import type { MoveType } from './request.schema.ts';

export const STEP_NUMBERS = [1, 2, 3, 4] as const;
export type StepNumber = (typeof STEP_NUMBERS)[number];

interface Step {
  readonly name: string;
  /** The moves with this step: a commercial one skips from step 1 to step 4 (docs/product.md, 4). */
  readonly for: readonly MoveType[];
  /** The form fields of this step, in reading order. */
  readonly fields: readonly (keyof QuoteFormValues)[];
}

/** The wizard as data (docs/product.md, 2 and 4). */
export const STEPS: Readonly<Record<StepNumber, Step>> = {
  1: { name: 'Move type', for: ['residential', 'commercial'], fields: ['moveType'] },
  2: {
    name: 'Property details',
    for: ['residential'],
    fields: ['bedrooms', 'bathrooms', 'hasGarage', 'hasStoreroom'],
  },
  3: { name: 'Inventory', for: ['residential'], fields: ['kitchen', 'living', 'bedroom'] },
  4: {
    name: 'Contact and delivery',
    for: ['residential', 'commercial'],
    fields: [
      'fromAddress',
      'toAddress',
      'moveDate',
      'name',
      'phone',
      'email',
      'additionalNotes',
      'deliveryMethod',
    ],
  },
};

export const FIRST_STEP: StepNumber = 1;
export const INVENTORY_STEP: StepNumber = 3;
export const LAST_STEP: StepNumber = 4;

function stepsFor(moveType: MoveType): StepNumber[] {
  return STEP_NUMBERS.filter((step) => STEPS[step].for.includes(moveType));
}

/** The step that Continue opens; on the last step, the same. */
export function nextStep(step: StepNumber, moveType: MoveType): StepNumber {
  return stepsFor(moveType).find((other) => other > step) ?? LAST_STEP;
}

/** The step that Back opens; on the first step, the same. */
export function previousStep(step: StepNumber, moveType: MoveType): StepNumber {
  return stepsFor(moveType).findLast((other) => other < step) ?? FIRST_STEP;
}
