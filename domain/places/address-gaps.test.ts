import { describe, expect, it } from 'vitest';
import { addressGaps } from './address-gaps.ts';

describe('what an address does not say', () => {
  it.each([
    ['14 Kelly Avenue, Boskruin', []],
    ['14 Kelly Ave Boskruin', []],
    ['14 Kelly Ave., Boskruin, Randburg, 2188', []],
    ['Unit 12, Example Village, 4 Example Road, Bromhof', []],
    ['12 Hoofstraat, Linden', []],
    ['Plot 40, Fourth Road, Chartwell', []],
    ['14 Kelly Avenue', ['suburb']],
    ['14 Kelly Avenue, 2188', ['suburb']],
    ['12 Eagle Canyon', ['suburb']],
    ['Kelly Avenue, Boskruin', ['number']],
    ['Kelly Avenue, Boskruin, 2188', ['number']],
    ['Kelly Avenue, 2188 Boskruin', ['number']],
    ['14 Kelly Avenue, 2188 Boskruin', []],
    ['Example Park, 2188 Kelly Avenue, Boskruin', []],
    ['Boskruin', ['number']],
    ['Kelly Avenue', ['number', 'suburb']],
    ['14 Kelly Avenue ,  2188 ', ['suburb']],
    ['2188 Kelly Avenue', ['suburb']],
    ['Boskruin, Kelly', ['number']],
    ['14 Kelly Avenue, 7', ['suburb']],
    [', Boskruin 14', []],
  ])('in %s: %j', (address, gaps) => {
    expect(addressGaps(address)).toEqual(gaps);
  });
});
