/** The slips between the typed text and the name, or the beginning of the name while typing:
 *  letters left out, added, mistaken, or two in the wrong order (optimal string alignment).
 *  @returns the fewest slips for the whole name, and for the beginning that is nearest */
export function slips(typed: string, name: string): { whole: number; beginning: number } {
  let before: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, letters) => letters);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const same = typed[i - 1] === name[j - 1];
      const swapped = typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return { whole: at(row, name.length), beginning: Math.min(...row) };
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
