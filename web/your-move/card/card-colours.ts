import { cardColours } from '../../../content/card-colours.ts';

export type CardColours = Readonly<Record<keyof typeof cardColours.day, string>>;

/** All of them: what the night has none of its own for is as by day. */
export function coloursAt(isNight: boolean): CardColours {
  return isNight ? { ...cardColours.day, ...cardColours.night } : cardColours.day;
}
