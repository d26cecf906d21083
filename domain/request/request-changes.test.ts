import { describe, expect, it } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { LABELS } from './labels.ts';
import { type QuoteRequest, quoteRequestSchema } from './request.schema.ts';
import { changeInWords, requestChanges } from './request-changes.ts';

const request = briefRequest({
  moveDate: '2026-12-05',
  deliveryMethod: 'whatsapp',
  bedrooms: '3',
  inventory: { living: ['sofa', 'tv'], kitchen: ['stove'] },
  access: { version: 1, from: { floor: '2' }, to: { hours: '8 to 16' } },
});

const words = (after: QuoteRequest, before = request) =>
  requestChanges(before, after).map(changeInWords);

const CASES: [Partial<QuoteRequest>, string[]][] = [
  [{ name: 'T. Mokoena' }, [`${LABELS.name}: T. Mokoena, was Thandeka Mokoena`]],
  [
    { email: 't@visitor.example' },
    [`${LABELS.email}: t@visitor.example, was thandeka@visitor.example`],
  ],
  [{ phone: '011 555 0119' }, [`${LABELS.phone}: 011 555 0119, was 082 555 0119`]],
  [{ moveType: 'commercial' }, [`${LABELS.moveType}: Commercial, was Residential`]],
  [
    { fromAddress: '1 Main Road, Linden' },
    [`${LABELS.fromAddress}: 1 Main Road, Linden, was 14 Kelly Avenue, Boskruin`],
  ],
  [
    { toAddress: '1 Main Road, Linden' },
    [`${LABELS.toAddress}: 1 Main Road, Linden, was 7 Mowbray Road, Greenside`],
  ],
  [
    { moveDate: '2026-12-08' },
    [`${LABELS.moveDate}: Tuesday 8 December 2026, was Saturday 5 December 2026`],
  ],
  [{ moveDate: 'soon' }, [`${LABELS.moveDate}: soon, was Saturday 5 December 2026`]],
  [{ deliveryMethod: 'email' }, [`${LABELS.deliveryMethod}: email, was WhatsApp`]],
  [{ bedrooms: '4+' }, [`${LABELS.bedrooms}: 4+, was 3`]],
  [{ bathrooms: '2' }, [`${LABELS.bathrooms}: 2, was not given`]],
  [{ hasGarage: 'yes' }, [`${LABELS.hasGarage}: yes, was no`]],
  [{ hasStoreroom: 'yes' }, [`${LABELS.hasStoreroom}: yes, was no`]],
  [{ videoSurvey: 'yes' }, [`${LABELS.videoSurvey}: yes, was no`]],
  [{ additionalNotes: 'A cat.' }, [`${LABELS.additionalNotes}: “A cat.”, was not given`]],
  [
    { inventory: { living: ['bookshelf', 'sofa'], bedroom: ['chest', 'bed'] } },
    [
      'Kitchen: removed Stove',
      'Living room: added Bookshelf, removed TV',
      'Bedroom: added Bed, Chest of drawers',
    ],
  ],
  [{ inventory: { kitchen: ['stove'] } }, ['Living room: removed Sofa, TV']],
];

describe('what changed', () => {
  const { access, ...withoutAccess } = request;

  it('is nothing between a request and itself, whatever the order of what was ticked', () => {
    expect(requestChanges(request, structuredClone(request))).toEqual([]);
    const inventory = { kitchen: ['stove'], living: ['tv', 'sofa'] } as const;
    const other = quoteRequestSchema.parse({ ...request, inventory });
    expect(requestChanges(request, other)).toEqual([]);
  });

  it('is looked for in every field', () => {
    const tried = new Set(['access', ...CASES.flatMap(([changed]) => Object.keys(changed))]);
    expect([...tried].sort()).toEqual(Object.keys(quoteRequestSchema.shape).sort());
  });

  it.each(CASES)('%o', (changed, said) => {
    expect(words({ ...request, ...changed })).toEqual(said);
  });

  it('is each answer about an address, in the words of the page', () => {
    const changed = { version: 1, from: { floor: '2', lift: 'small' }, to: { power: 'no' } };
    expect(words(quoteRequestSchema.parse({ ...request, access: changed }))).toEqual([
      'Lift, moving out: A lift for people, was not given',
      'Lift and gate in a power cut, moving in: They stop, was not given',
      'Moving hours, moving in: not given, was 8 to 16',
    ]);
    const gone = [
      'Floor, moving out: not given, was Second floor',
      'Moving hours, moving in: not given, was 8 to 16',
    ];
    expect(words(withoutAccess)).toEqual(gone);
    expect(words(request, withoutAccess)).toHaveLength(2);
  });

  it('sees what is said of a home in a commercial move', () => {
    const office = { ...request, moveType: 'commercial', bedrooms: '' } as const;
    expect(words(office)).toEqual([
      `${LABELS.moveType}: Commercial, was Residential`,
      `${LABELS.bedrooms}: not given, was 3`,
    ]);
    expect(words({ ...office, bedrooms: '1' }, office)).toEqual([
      `${LABELS.bedrooms}: 1, was not given`,
    ]);
  });
});
