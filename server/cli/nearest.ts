/** The name that was probably meant, if any is near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  return names
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.name;
}

/** How many letters to add, drop or change (Levenshtein). */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const added = (current[column] ?? 0) + 1;
      const dropped = (previous[column + 1] ?? 0) + 1;
      current.push(Math.min(changed, added, dropped));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
