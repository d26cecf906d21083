/** One, and those that say the same. */
export interface Alike<Each> {
  readonly first: Each;
  readonly others: readonly Each[];
}

/** Two families who move from Sandton to Fourways in a week are two rows. */
const FEWEST_OTHERS = 4;

/** Folds what says the same into one row, at the place of its first. Nothing is dropped.
 *  @param saidBy what each says; null for one that keeps its own row */
export function foldAlike<Each>(
  all: readonly Each[],
  saidBy: (each: Each) => string | null,
): Alike<Each>[] {
  const alone = (each: Each) => ({ first: each, others: [] });
  const bySaid = Map.groupBy(all, (each) => saidBy(each)?.trim().toLowerCase() ?? each);
  const isFolded = (group: readonly Each[]) => group.length > FEWEST_OTHERS;
  const places = new Map(all.map((each, place) => [each, place]));
  const placeOf = (each: Each) => places.get(each) ?? 0;
  return [...bySaid.values()]
    .flatMap((group): Alike<Each>[] => {
      const [first, ...others] = group;
      return first !== undefined && isFolded(group) ? [{ first, others }] : group.map(alone);
    })
    .toSorted((one, other) => placeOf(one.first) - placeOf(other.first));
}
