import { expect, test } from 'vitest';
import { mainOf } from './built-site.ts';
import { wordsOf } from './page-text.ts';

/** docs/product.md, 3, written by hand from the specification: the names of the quote form's fields, and what each
 *  choice is sent as. */
const CHOICES = {
  moveType: ['residential', 'commercial'],
  bedrooms: ['1', '2', '3', '4+'],
  bathrooms: ['1', '2', '3', '4+'],
  hasGarage: ['yes'],
  hasStoreroom: ['yes'],
  kitchen: ['refrigerator', 'stove', 'dishwasher', 'microwave', 'kitchen-table', 'kitchen-chairs'],
  living: ['sofa', 'tv', 'coffee-table', 'entertainment', 'bookshelf', 'dining-table'],
  bedroom: ['bed', 'wardrobe', 'dresser', 'nightstand', 'chest'],
  deliveryMethod: ['whatsapp', 'email'],
};
/** What the wizard asks about the doors, which a browser with script has behind a fold, and the honeypot. */
const OTHERS = ['fromFloor', 'fromLift', 'toFloor', 'toLift', 'topic'];
const TYPED = ['fromAddress', 'toAddress', 'moveDate', 'name', 'phone', 'email', 'additionalNotes'];

test.each(['/', '/get-quote'])(
  'the wizard on %s has the fields and choices of a request',
  (path) => {
    const form = mainOf(path).querySelector('form:has([name=moveType])');
    const choicesOf = (name: string) =>
      Array.from(form?.querySelectorAll(`[name="${name}"]`) ?? [], (control) =>
        control.getAttribute('value'),
      );
    const known = [...Object.keys(CHOICES), ...TYPED, ...OTHERS];
    const names = Array.from(form?.querySelectorAll('[name]') ?? [], (it) =>
      it.getAttribute('name'),
    );
    expect(names.filter((name) => name && !known.includes(name))).toEqual([]);
    for (const [name, values] of Object.entries(CHOICES)) {
      expect.soft(choicesOf(name), name).toEqual(values);
    }
    for (const name of TYPED) expect.soft(choicesOf(name), name).not.toEqual([]);
    const chosen = Array.from(form?.querySelectorAll('[checked]') ?? [], (control) =>
      control.getAttribute('value'),
    );
    expect(chosen, 'What is chosen from the start').toEqual(['residential', 'whatsapp']);
  },
);

test.each(['/', '/get-quote'])('the wizard on %s is four steps, with a dot for each', (path) => {
  const form = mainOf(path).querySelector('form:has([name=moveType])');
  expect(form?.querySelectorAll('.step-road-dot')).toHaveLength(4);
  const steps = wordsOf(form).match(/Step \d of \d/g) ?? [];
  expect(new Set(steps)).toEqual(
    new Set(['Step 1 of 4', 'Step 2 of 4', 'Step 3 of 4', 'Step 4 of 4']),
  );
});
