import * as z from 'zod/mini';
import { list, shownLine, texts } from '../shown.ts';

/** A move as somebody reads it who has to be at the right gate at the right hour: a partner, the gate, the landlord of the
 *  lift. */
export const movePlanSchema = z.object({
  reference: z.string(),
  state: z.enum(['open', 'agreed', 'confirmed', 'off', 'over']),
  /** A date, or what a visitor typed about a day. */
  day: z.string(),
  /** Null once the move is off or over: nobody has to be let in. */
  visit: z.nullable(
    z.object({
      from: z.string(),
      to: z.string(),
      /** The time of arrival on an agreed day; empty if it is not known. */
      hours: z.string(),
      /** Who and what comes: people, trucks, registration and crew; none before the day is confirmed. */
      comes: list(shownLine),
      /** How to get to either door. */
      access: list(shownLine),
      /** What to do by the evening before. */
      tasks: texts,
    }),
  ),
});
export type MovePlan = Readonly<z.output<typeof movePlanSchema>>;
