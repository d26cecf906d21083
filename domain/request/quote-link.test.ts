import { expect, test } from 'vitest';
import { packages } from '../../content/prices.ts';
import { ANOTHER_QUOTE_LINK, inventoryLink, packageLink, withLink } from './quote-link.ts';
import { EMPTY_QUOTE_FORM } from './request.form.ts';

const hashOf = (link: string) => new URL(link, 'https://movers.example').hash;

test.each(['', '#', '#main', '#key=tv', '#piecesx=tv'])('“%s” answers nothing', (fragment) => {
  expect(withLink(fragment, { values: EMPTY_QUOTE_FORM, step: 'move' })).toBeUndefined();
});

test('a link for another quote leaves the answers as they are', () => {
  const answers = { values: { ...EMPTY_QUOTE_FORM, name: 'Thandi' }, step: 'property' } as const;
  expect(withLink(hashOf(ANOTHER_QUOTE_LINK), answers)).toEqual(answers);
});

test('a link ticks its pieces, keeps what was ticked, and ignores what is not in the inventory', () => {
  const link = inventoryLink(['tv', 'sofa', 'spaceship']);
  expect(link).toBe('/get-quote#pieces=tv,sofa,spaceship');
  const values = { ...EMPTY_QUOTE_FORM, moveType: 'commercial', kitchen: ['stove'] } as const;
  const linked = withLink(hashOf(link), {
    values: { ...values, kitchen: ['stove'] },
    step: 'move',
  });
  expect(linked).toEqual({
    step: 'inventory',
    values: {
      ...EMPTY_QUOTE_FORM,
      moveType: 'residential',
      living: expect.arrayContaining(['tv', 'sofa']),
      kitchen: ['stove'],
    },
  });
  expect(linked?.values.living).toHaveLength(2);
});

test.each([
  ['', 'Please quote the Full House & Garden package.\n'],
  ['A cat.', 'Please quote the Full House & Garden package.\nA cat.'],
  [
    'Please quote the Complete package.\nA cat.',
    'Please quote the Full House & Garden package.\nA cat.',
  ],
  ['Please quote the Complete package.', 'Please quote the Full House & Garden package.\n'],
])('a package is asked for in the notes, where “%s” was', (additionalNotes, asked) => {
  const values = { ...EMPTY_QUOTE_FORM, moveType: 'commercial', additionalNotes } as const;
  expect(withLink(hashOf(packageLink('Full House & Garden')), { values, step: 'details' })).toEqual(
    {
      values: { ...values, additionalNotes: asked },
      step: 'details',
    },
  );
});

test('each package of the company is asked for by its name', () => {
  for (const { name } of packages) {
    const linked = withLink(hashOf(packageLink(name)), { values: EMPTY_QUOTE_FORM, step: 'move' });
    expect(linked?.values.additionalNotes).toContain(`the ${name} package`);
  }
});
