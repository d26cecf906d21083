import type { StepName } from '../../../domain/request/steps.ts';

/** The heading of each step. */
export const STEP_TITLES: Readonly<Record<StepName, string>> = {
  move: 'What are you moving?',
  property: 'Tell us about your place',
  inventory: 'What goes on the truck?',
  details: 'Where, when and who?',
};

/** The label of the last step's button. */
export const SEND_QUOTE = 'Get my free quote';
