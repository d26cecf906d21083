import { expect, test } from 'vitest';
import { inventoryLink, piecesInLink, withPieces } from './inventory-link.ts';
import { EMPTY_QUOTE_FORM } from './request.form.ts';

test('a link names its pieces in the fragment, and they are read back', () => {
  const link = inventoryLink(['tv', 'sofa']);
  expect(link).toBe('/get-quote#pieces=tv,sofa');
  expect(piecesInLink(new URL(link, 'https://movers.example').hash)).toEqual(['tv', 'sofa']);
});

test.each(['', '#', '#main', '#key=tv', '#piecesx=tv'])('“%s” names no pieces', (fragment) => {
  expect(piecesInLink(fragment)).toBeUndefined();
});

test('a link ticks its pieces, keeps what was ticked, and ignores what is not in the inventory', () => {
  const ticked = withPieces({ ...EMPTY_QUOTE_FORM, moveType: 'commercial', kitchen: ['stove'] }, [
    'tv',
    'sofa',
    'spaceship',
  ]);
  expect(ticked).toEqual({
    ...EMPTY_QUOTE_FORM,
    moveType: 'residential',
    living: expect.arrayContaining(['tv', 'sofa']),
    kitchen: ['stove'],
  });
  expect(ticked.living).toHaveLength(2);
});
