import { memo } from 'react';
import type { MoveType } from '../../../domain/request/request.schema.ts';
import type { StepName } from '../../../domain/request/steps.ts';
import type { Elements } from '../../ui/elements.ts';
import { ContactStep, type ContactStepProps } from './ContactStep.tsx';
import { InventoryStep } from './InventoryStep.tsx';
import { MoveTypeStep } from './MoveTypeStep.tsx';
import { PropertyStep } from './PropertyStep.tsx';

export interface ControlsProps extends ContactStepProps {
  /** Undefined until the visitor has chosen: the form's first value is only a default. */
  chosen: MoveType | undefined;
  onChoose: (moveType: MoveType) => void;
}

interface DrawnStep {
  readonly title: string;
  readonly lead?: string;
  readonly drawControls: (props: ControlsProps) => Elements;
}

/** Each is rendered again only when its content changes: a tap waits for one step, not for all four. */
const Memoised = {
  MoveType: memo(MoveTypeStep),
  Property: memo(PropertyStep),
  Inventory: memo(InventoryStep),
  Contact: memo(ContactStep),
};

/** Title, lead and controls of each step. Their order is that of `domain/request/steps.ts`. */
export const DRAWN_STEPS: Readonly<Record<StepName, DrawnStep>> = {
  move: {
    title: 'What are you moving?',
    drawControls: ({ chosen, onChoose }) => <Memoised.MoveType {...{ chosen, onChoose }} />,
  },
  property: {
    title: 'Tell us about your place',
    lead: 'A rough count is fine. Skip what you’re not sure of.',
    drawControls: ({ register }) => <Memoised.Property register={register} />,
  },
  inventory: {
    title: 'What goes on the truck?',
    lead: 'Tap the big things. Boxes, bikes and the dog’s bed go in the notes.',
    drawControls: ({ register, control }) => <Memoised.Inventory {...{ register, control }} />,
  },
  details: {
    title: 'Where, when and who?',
    drawControls: ({ chosen, onChoose, ...props }) => <Memoised.Contact {...props} />,
  },
};
