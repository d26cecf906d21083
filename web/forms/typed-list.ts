/** Each field of a form as it is typed. Those of a list have the place of their item in their names: 'visits.0.day'. How
 *  many items there are is typed under the name of the list. */
export type Typed = Record<string, string>;

/** The list of visits in a form. */
export const VISITS = 'visits';
export const mostVisits = 10;

/** How many items of a list are typed. */
export function countOf(typed: Readonly<Partial<Typed>>, list: string): number {
  return Number(typed[list]) || 1;
}

export function partName<List extends string, Part extends string>(
  list: List,
  index: number,
  part: Part,
) {
  return `${list}.${index}.${part}` as const;
}
