import { assert, constantFrom, property, record, string, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { inventoryItems } from './inventory.ts';
import { mergeAnswers } from './merge-answers.ts';
import { EMPTY_QUOTE_FORM } from './request.form.ts';

const form = record({
  bedrooms: constantFrom('', '1', '4+'),
  hasGarage: constantFrom('yes', ''),
  living: subarray(inventoryItems('living')),
  toAddress: string(),
  additionalNotes: string(),
  fromFloor: constantFrom('', '2'),
}).map((answers) => ({ ...EMPTY_QUOTE_FORM, ...answers }) as typeof EMPTY_QUOTE_FORM);

it('is theirs where I changed nothing, and mine where they changed nothing', () => {
  assert(
    property(form, form, (from, changed) => {
      expect(mergeAnswers(from, from, changed)).toEqual(changed);
      const merged = mergeAnswers(from, changed, from);
      expect(new Set(merged.living)).toEqual(new Set(changed.living));
      expect({ ...merged, living: [] }).toEqual({
        ...changed,
        bedrooms:
          (changed.bedrooms ?? '') === (from.bedrooms ?? '') ? from.bedrooms : changed.bedrooms,
        fromFloor:
          (changed.fromFloor ?? '') === (from.fromFloor ?? '') ? from.fromFloor : changed.fromFloor,
        living: [],
      });
    }),
  );
});

it('keeps a new address of one and a note of the other, and every item that either ticked', () => {
  const from = { ...EMPTY_QUOTE_FORM, toAddress: 'old', living: ['sofa', 'tv'] as const };
  const base = { ...from, living: [...from.living] };
  const theirs = { ...base, toAddress: 'new', living: [...base.living, 'bookshelf' as const] };
  const mine = { ...base, additionalNotes: 'A cat.', living: ['sofa' as const] };
  expect(mergeAnswers(base, mine, theirs)).toEqual({
    ...base,
    toAddress: 'new',
    additionalNotes: 'A cat.',
    living: ['sofa', 'bookshelf'],
  });
});
