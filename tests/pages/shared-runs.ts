/** A text as its blocks, each as its words: no run continues from one paragraph into the next. */
export type Words = readonly (readonly string[])[];

const RUN_LENGTH = 5;

export function wordsIn(blocks: readonly string[]): Words {
  return blocks.map(
    (block) => block.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu) ?? [],
  );
}

/** All runs of five words, each once. */
export function runsOf(text: Words): ReadonlySet<string> {
  return new Set(
    text.flatMap((words) =>
      words.slice(RUN_LENGTH - 1).map((_, at) => words.slice(at, at + RUN_LENGTH).join(' ')),
    ),
  );
}

/** The share of the smaller text's runs that occur in the other text too, from 0 to 1. */
export function shareOf(one: Words, other: Words): number {
  const [smaller, larger] = [runsOf(one), runsOf(other)].toSorted((a, b) => a.size - b.size) as [
    ReadonlySet<string>,
    ReadonlySet<string>,
  ];
  const shared = [...smaller].filter((run) => larger.has(run));
  return shared.length / smaller.size;
}

/** The longest passage that two texts share word for word. */
export function longestShared(one: Words, other: Words): string {
  let longest: readonly string[] = [];
  for (const words of one) {
    for (let from = 0; from < words.length; from += 1) {
      let to = from + longest.length + 1;
      while (to <= words.length && contains(other, words.slice(from, to))) {
        longest = words.slice(from, to);
        to += 1;
      }
    }
  }
  return longest.join(' ');
}

function contains(text: Words, run: readonly string[]): boolean {
  const wanted = ` ${run.join(' ')} `;
  return text.some((words) => ` ${words.join(' ')} `.includes(wanted));
}
