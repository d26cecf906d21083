import { line } from '../fields.ts';

/** The name by which the team knows a colleague. */
export const teamName = line(1, 'Please say who you are', 40);

/** What is wrong with the name that somebody gives; empty if nothing is. */
export function nameProblem(name: string): string {
  return teamName.safeParse(name).error?.issues[0]?.message ?? '';
}
