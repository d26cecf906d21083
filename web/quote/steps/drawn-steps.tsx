import { type ComponentType, memo } from 'react';
import type { StepName } from '../../../domain/request/steps.ts';
import { ContactStep, type ContactStepProps } from './ContactStep.tsx';
import { InventoryStep } from './InventoryStep.tsx';
import { MoveTypeStep } from './MoveTypeStep.tsx';
import { PropertyStep } from './PropertyStep.tsx';
import { STEP_TITLES } from './step-words.ts';

interface DrawnStep {
  readonly title: string;
  readonly lead?: string;
  /** Rendered again only when its content changes: a tap waits for one step, not for all four. */
  readonly Controls: ComponentType<ContactStepProps>;
}

/** Title, lead and controls of each step. Their order is that of `domain/request/steps.ts`. */
export const DRAWN_STEPS: Readonly<Record<StepName, DrawnStep>> = {
  move: {
    title: STEP_TITLES.move,
    Controls: memo(MoveTypeStep),
  },
  property: {
    title: STEP_TITLES.property,
    lead: 'A rough count is fine. Skip what you’re not sure of.',
    Controls: memo(PropertyStep),
  },
  inventory: {
    title: STEP_TITLES.inventory,
    lead: 'Tap the big things. Boxes, bikes and the dog’s bed go in the notes.',
    Controls: memo(InventoryStep),
  },
  details: {
    title: STEP_TITLES.details,
    Controls: memo(ContactStep),
  },
};
