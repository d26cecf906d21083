import { describe, expect, it } from 'vitest';
import { isFarAway } from '../places/far-places.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from './inventory.ts';
import { itemVolume } from './inventory-volumes.ts';
import { type HomeAnswers, type PriceGuide, priceGuide } from './price-guide.ts';
import { cubicMetres, guideInShort, guideInWords } from './price-guide-words.ts';

const LOCAL = {
  rates: [
    { load: 'Small load', price: 'R500+', suits: '1-2 room moves' },
    { load: 'Medium load', price: 'R800+', suits: '2-3 room moves' },
    { load: 'Large load', price: 'R1200+', suits: '3+ room moves' },
  ],
  note: 'Prices depend on distance, items and services.',
} as const;

const everything = {
  kitchen: inventoryItems('kitchen'),
  living: inventoryItems('living'),
  bedroom: inventoryItems('bedroom'),
};

function guideFor(home: Partial<HomeAnswers>): PriceGuide {
  const guide = priceGuide({ bedrooms: '', inventory: {}, ...home }, LOCAL);
  if (!guide) throw new Error('There should be a guide');
  return guide;
}

function sentencesFor(home: Partial<HomeAnswers>): string[] {
  return guideInWords(guideFor(home), LOCAL.note);
}

describe('the guide', () => {
  it('says nothing before the first answer', () => {
    expect(priceGuide({ bedrooms: '', inventory: {} }, LOCAL)).toBeUndefined();
    expect(priceGuide({ bedrooms: null, inventory: { living: [] } }, LOCAL)).toBeUndefined();
  });

  it.each([
    ['1', 'Small load', 'a 4-ton truck'],
    ['2', 'Small or medium load', 'an 8-ton truck'],
    ['3', 'Medium or large load', 'an 8-ton truck'],
    ['4+', 'Large load', 'an 8-ton truck'],
  ] as const)('reads a home of %s bedrooms as a %s in a %s', (bedrooms, load, truck) => {
    const guide = guideFor({ bedrooms });
    expect(guideInShort(guide)[0]).toBe(load);
    expect(guide.truck.name).toBe(truck);
    expect(guide.atLeast).toBe(false);
  });

  it('reads in short beside its drawing: load, rate and volume', () => {
    expect(guideInShort(guideFor({ bedrooms: '2' }))).toEqual([
      'Small or medium load',
      'R500+ to R800+ an hour',
      '15 to 34 m³',
    ]);
    const [load] = guideInShort(guideFor({ inventory: { living: ['sofa'] } }));
    expect(load).toBe('Small load or more');
  });

  it.each([
    [{ from: 1.2, to: 4.9 }, '1,2 to 4,9 m³'],
    [{ from: 5.4, to: 12.6 }, '5 to 13 m³'],
    [{ from: 4.96, to: 5 }, '5 m³'],
  ])('reads %o as %s', (volume, words) => {
    expect(cubicMetres(volume)).toBe(words);
  });

  it('reads in sentences, with the company’s rate and what decides the price', () => {
    expect(sentencesFor({ bedrooms: '2', inventory: { living: ['sofa'] } })).toEqual([
      'For a local move this looks like a small or medium load: R500+ to R800+ an hour.',
      'A home of this size usually holds 15 to 34 m³. What you ticked takes up about 1,2 to 2 m³ of it.',
      'The whole home needs about half to all of an 8-ton truck.',
      'A guide for a local move, not a quote. Prices depend on distance, items and services.',
    ]);
    expect(sentencesFor({ bedrooms: '3' })[2]).toBe(
      'The whole home needs about three quarters of an 8-ton truck, perhaps two loads.',
    );
    expect(sentencesFor({ bedrooms: '4+' })[2]).toBe(
      'The whole home needs more than one load of an 8-ton truck.',
    );
  });

  it('names every rate that is for so many rooms, and no other', () => {
    const rooms = { '1': 1, '2': 2, '3': 3, '4+': 4 };
    for (const [bedrooms, count] of Object.entries(rooms)) {
      const fit = LOCAL.rates.filter(({ suits }) => {
        const [from, to = suits.includes('+') ? 99 : from] = suits.match(/\d+/g)?.map(Number) ?? [];
        return from !== undefined && to !== undefined && from <= count && count <= to;
      });
      expect(guideFor({ bedrooms: bedrooms as keyof typeof rooms }).rates).toEqual(fit);
    }
  });

  it('names no rate by the hour for a move to another city, at either end', () => {
    const city = ['Cape Town', 'Durban'].find((name) => isFarAway(name));
    for (const far of [
      { toAddress: `12 Kloof Street, Gardens, ${city}` },
      { fromAddress: `3 Florida Road, ${city}`, toAddress: '9 Rice Road, Boskruin' },
    ]) {
      const guide = guideFor({ bedrooms: '3', ...far });
      const words = [...guideInShort(guide), ...guideInWords(guide, LOCAL.note)].join(' ');
      expect(words).toContain('25 to 45 m³');
      expect(words).not.toMatch(/R\d|Prices depend/);
    }
  });

  it('says that garage and storeroom are extra', () => {
    const guide = guideFor({ bedrooms: '1', hasGarage: 'yes', hasStoreroom: 'yes' });
    expect(guideInWords(guide, LOCAL.note)[1]).toBe(
      'A home of this size usually holds 10 to 17 m³. Whatever is in your garage and storeroom is extra.',
    );
    expect(guideFor({ bedrooms: '1', hasGarage: '', hasStoreroom: '' }).onTop).toEqual([]);
  });

  it('says “at least” while the bedrooms are not known', () => {
    const guide = guideFor({ inventory: { kitchen: ['refrigerator'], bedroom: ['bed'] } });
    expect(guide.atLeast).toBe(true);
    expect(guide.volume).toEqual(guide.chosen);
    expect(guideInWords(guide, LOCAL.note).slice(0, 3)).toEqual([
      'For a local move this is at least a small load: R500+ an hour, for 1-2 room moves. The number of bedrooms tells us more.',
      'What you ticked takes up about 2,2 to 3,9 m³, boxes not counted.',
      'These pieces need up to about a quarter of a 4-ton truck.',
    ]);
  });

  it('grows with every item that is chosen', () => {
    for (const category of INVENTORY_CATEGORIES) {
      let before = 0;
      for (const count of inventoryItems(category).keys()) {
        const inventory = { [category]: inventoryItems(category).slice(0, count + 1) };
        const { chosen } = guideFor({ bedrooms: '2', inventory });
        expect(chosen?.to).toBeGreaterThan(before);
        before = chosen?.to ?? Number.NaN;
      }
    }
  });

  it('counts the pieces of a bedroom up to once in every bedroom, and others once', () => {
    const inventory = { bedroom: ['bed'] } as const;
    const one = guideFor({ bedrooms: '1', inventory }).chosen;
    const three = guideFor({ bedrooms: '3', inventory }).chosen;
    expect(three?.from).toBe(one?.from);
    expect(three?.to).toBeCloseTo(3 * (one?.to ?? 0), 0);
    const sofa = { living: ['sofa'] } as const;
    expect(guideFor({ bedrooms: '3', inventory: sofa }).chosen).toEqual(
      guideFor({ bedrooms: '1', inventory: sofa }).chosen,
    );
  });

  it.each(['', '1', '2', '3', '4+'] as const)(
    'gives ranges that hold together for bedrooms %j and everything chosen',
    (bedrooms) => {
      const { volume, chosen, fill, truck } = guideFor({ bedrooms, inventory: everything });
      expect(volume.from).toBeLessThan(volume.to);
      expect(chosen?.to).toBeLessThanOrEqual(volume.to);
      expect(fill.to).toBeCloseTo(volume.to / truck.cubicMetres);
    },
  );
});

it('measures a sofa as the cube sheets do: 40 to 60 cubic feet', () => {
  expect(itemVolume('sofa').from).toBeCloseTo(1.13, 2);
  expect(itemVolume('sofa').to).toBeCloseTo(1.7, 2);
});

it('keeps the volume of every item that can be chosen within its sheets’ figures', () => {
  for (const item of Object.values(everything).flat()) {
    const { from, to } = itemVolume(item);
    expect(from).toBeGreaterThan(0.05);
    expect(to).toBeGreaterThan(from);
    expect(to).toBeLessThan(1.8);
  }
});
