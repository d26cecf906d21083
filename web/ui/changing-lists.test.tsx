import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanup, render } from '../testing/component.ts';
import { DashList } from './DashList.tsx';
import { LabelledLines } from './LabelledLines.tsx';

/** Few words, so that many lists have one of them twice. */
const lists = fc.array(fc.constantFrom('Piano', 'Packing', 'Loading'), { maxLength: 5 });

it.each([
  ['dashes', (words: string[]) => <DashList items={words} />, 'li'],
  [
    'lines',
    (words: string[]) => (
      <LabelledLines look="flow" lines={words.map((value) => ({ label: 'Included', value }))} />
    ),
    'dd',
  ],
] as const)('a list with %s that changes shows what it has now, in its order', (_, list, part) => {
  fc.assert(
    fc.property(lists, lists, (before, now) => {
      const { rerender, container } = render(list(before));
      rerender(list(now));
      const shown = [...container.querySelectorAll(part)].map(({ textContent }) => textContent);
      expect(shown).toEqual(now);
      cleanup();
    }),
    { numRuns: 30 },
  );
});
