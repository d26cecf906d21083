import type { DayView } from './desk-view.ts';

/** The trucks that are out with agreed moves on a day, and those that the family has. */
export type TrucksOut = Pick<DayView, 'trucks' | 'trucksADay'>;

export const isFull = ({ trucks, trucksADay }: TrucksOut) => trucks >= trucksADay;

/** 'The day is full: 2 of 2 trucks are out.' */
export function trucksInWords(out: TrucksOut): string {
  const { trucks, trucksADay } = out;
  const noun = trucksADay === 1 ? 'truck' : 'trucks';
  const some = `${trucks} of ${trucksADay} ${noun} ${trucks === 1 ? 'is' : 'are'} out`;
  return isFull(out) ? `The day is full: ${some}.` : `${some} that day.`;
}
