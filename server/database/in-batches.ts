/** A statement takes some thousands of parameters, and an answer should not fill the memory. */
const BATCH = 500;

/** Loads what belongs to many ids, some hundreds at a time, in the order of the ids' batches. */
export async function inBatches<Row>(
  ids: readonly string[],
  load: (some: readonly string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < ids.length; first += BATCH) {
    rows.push(...(await load(ids.slice(first, first + BATCH))));
  }
  return rows;
}
