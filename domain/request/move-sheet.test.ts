import { describe, expect, it } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { accessSchema } from './access.ts';
import { LABELS } from './labels.ts';
import { moveSheet } from './move-sheet.ts';

const request = briefRequest({
  moveDate: '2026-10-15',
  deliveryMethod: 'whatsapp',
  bedrooms: '3',
  inventory: { living: ['sofa', 'tv'] },
  additionalNotes: 'The cat comes along.',
});
const access = accessSchema.parse({
  version: 1,
  from: { floor: '2', lift: 'goods' },
  to: { estate: 'yes', notice: 'days', power: 'no' },
});
const { moveDate } = request;

describe('the move sheet', () => {
  it('holds everything that was told', () => {
    const sheet = moveSheet({ ...request, access }, { moveDate, today: '2026-09-01' });
    const told = sheet.told.map(({ heading, lines }) => [
      heading,
      ...lines.map(({ label, value }) => `${label}: ${value}`),
    ]);
    expect(told).toEqual([
      [
        'What moves',
        `${LABELS.moveType}: Residential`,
        `${LABELS.bedrooms}: 3`,
        `${LABELS.bathrooms}: not given`,
        `${LABELS.hasGarage}: no`,
        `${LABELS.hasStoreroom}: no`,
      ],
      ['On the truck', 'Living room: Sofa, TV'],
      [
        'Getting in and out',
        'Access, moving out: second floor, a goods lift',
        'Access, moving in: in an estate or complex, two days’ notice or more to the gate, lift or gate stops in a power cut',
      ],
      ['In your words', `${LABELS.additionalNotes}: The cat comes along.`],
      [
        'You',
        `${LABELS.name}: Thandeka Mokoena`,
        `${LABELS.phone}: 082 555 0119`,
        `${LABELS.email}: thandeka@visitor.example`,
      ],
    ]);
  });

  it('counts the tasks back from the day', () => {
    const sheet = moveSheet(request, { moveDate: '2026-10-20', today: '2026-09-01' });
    expect(sheet.checklist.at(-1)?.by).toBe('2026-10-20');
  });

  it('has no heading over what was not given', () => {
    const bare = {
      ...request,
      moveType: 'commercial',
      inventory: {},
      additionalNotes: '',
    } as const;
    const { told } = moveSheet(bare, { moveDate, today: '2026-09-01' });
    expect(told.map(({ heading }) => heading)).toEqual(['What moves', 'You']);
  });

  it('asks what is still open, and nothing else', () => {
    const said = { moveDate, today: '2026-09-01' };
    expect(moveSheet(request, said).open).toEqual([]);
    expect(moveSheet({ ...request, access }, said).open).toEqual([
      'Which moving hours and truck limits are there where we deliver?',
    ]);
  });
});

it('asks only for the crew once the price is known, and nothing in the end', () => {
  const vague = { ...request, access, moveDate: 'in spring', bedrooms: '', inventory: {} } as const;
  const openOf = (asks?: 'crew' | 'nothing') =>
    moveSheet(vague, { moveDate, today: '2026-09-01', ...(asks && { asks }) }).open;
  expect(openOf()).toContain('How many bedrooms does your home have?');
  expect(openOf('crew')).toEqual([
    'Which moving hours and truck limits are there where we deliver?',
  ]);
  expect(openOf('nothing')).toEqual([]);
});
