import { line, problemWith } from '../fields.ts';

/** The name by which the team knows a colleague. */
export const teamName = line(1, 'Please say who you are', 40);

/** The message for a name that cannot be stored; empty for one that can. */
export const nameProblem = (name: string) => problemWith(teamName, name);
