import { expect, test } from 'vitest';
import { packages } from '../../content/prices.ts';
import { ANOTHER_QUOTE_LINK, packageLink, QUOTE_FORM_PATH, withLink } from './quote-link.ts';
import { EMPTY_QUOTE_FORM } from './request.form.ts';

const parts = (link: string) => new URL(link, 'https://movers.example');

test.each(['', '#', '#main', '#key=tv', '#piecesx=tv', '?utm_source=pieces', '?pieces='])(
  '“%s” answers nothing',
  (end) => {
    expect(
      withLink(parts(QUOTE_FORM_PATH + end), { values: EMPTY_QUOTE_FORM, step: 'move' }),
    ).toBeUndefined();
  },
);

test('a link for another quote leaves the answers as they are', () => {
  const answers = { values: { ...EMPTY_QUOTE_FORM, name: 'Thandi' }, step: 'property' } as const;
  expect(withLink(parts(ANOTHER_QUOTE_LINK), answers)).toEqual(answers);
});

test('a link ticks its pieces, keeps what was ticked, and ignores what is not in the inventory', () => {
  const link = `${QUOTE_FORM_PATH}?pieces=tv&pieces=sofa%2Cspaceship`;
  const values = { ...EMPTY_QUOTE_FORM, moveType: 'commercial', kitchen: ['stove'] } as const;
  const linked = withLink(parts(link), {
    values: { ...values, kitchen: ['stove'] },
    step: 'move',
  });
  expect(linked).toEqual({
    step: 'property',
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
  expect(withLink(parts(packageLink('Full House & Garden')), { values, step: 'details' })).toEqual({
    values: { ...values, additionalNotes: asked },
    step: 'details',
  });
});

test('each package of the company is asked for by its name', () => {
  for (const { name } of packages) {
    const linked = withLink(parts(packageLink(name)), { values: EMPTY_QUOTE_FORM, step: 'move' });
    expect(linked?.values.additionalNotes).toContain(`the ${name} package`);
  }
});
