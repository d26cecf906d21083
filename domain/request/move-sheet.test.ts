import { describe, expect, it } from 'vitest';
import { briefRequest } from '../../tests/server/testing/sample-request.ts';
import { accessSchema } from './access.ts';
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
const next = [{ label: 'Your quote', value: 'Free, and valid for 30 days.' }];

const moveDay = { day: request.moveDate, status: 'wished' } as const;

describe('the move sheet', () => {
  it('holds everything that was told', () => {
    const today = '2026-09-01';
    const sheet = moveSheet(
      { ...request, access },
      {
        reference: 'JFM-7K3Q-24',
        moveDay,
        today,
        next,
      },
    );
    expect(sheet).toMatchObject({
      reference: 'JFM-7K3Q-24',
      when: 'Thursday 15 October 2026',
      from: '14 Kelly Avenue, Boskruin',
      to: '7 Mowbray Road, Greenside',
    });
    const told = sheet.told.map(({ heading, lines }) => [
      heading,
      ...lines.map(({ label, value }) => `${label}: ${value}`),
    ]);
    expect(told).toEqual([
      [
        'What moves',
        'Move type: Residential',
        'Bedrooms: 3',
        'Bathrooms: not given',
        'Garage: no',
        'Storeroom: no',
      ],
      ['On the truck', 'Living room: Sofa, TV'],
      [
        'Getting in and out',
        'Access, moving out: second floor, a goods lift',
        'Access, moving in: in an estate or complex, two days’ notice or more to the gate, lift or gate stops in a power cut',
      ],
      ['In your words', 'Notes: The cat comes along.'],
      ['You', 'Name: Thandeka Mokoena', 'Phone: 082 555 0119', 'Email: thandeka@visitor.example'],
    ]);
    expect(sheet.next).toBe(next);
  });

  it('shows the agreed day, and counts the tasks back from it', () => {
    const agreed = { day: '2026-10-20', status: 'agreed' } as const;
    const said = { reference: 'R', moveDay: agreed, today: '2026-09-01', next: [] };
    const sheet = moveSheet(request, said);
    expect(sheet.when).toBe('Tuesday 20 October 2026');
    expect(sheet.checklist.at(-1)?.by).toBe('2026-10-19');
  });

  it('names what is special about the day', () => {
    const peak = { day: '2026-12-15', status: 'wished' } as const;
    const said = { reference: 'R', moveDay: peak, today: '2026-09-01', next: [] };
    expect(moveSheet(request, said).when).toBe('Tuesday 15 December 2026, peak season');
  });

  it('has no heading over what was not given', () => {
    const bare = {
      ...request,
      moveType: 'commercial',
      inventory: {},
      additionalNotes: '',
    } as const;
    const { told } = moveSheet(bare, { reference: 'R', moveDay, today: '2026-09-01', next: [] });
    expect(told.map(({ heading }) => heading)).toEqual(['What moves', 'You']);
  });

  it('asks what is still open, and nothing else', () => {
    const said = { reference: 'R', moveDay, today: '2026-09-01', next: [] };
    expect(moveSheet(request, said).open).toEqual([]);
    expect(moveSheet({ ...request, access }, said).open).toEqual([
      'Which moving hours and truck limits are there where we deliver?',
    ]);
  });
});

it('asks only for the crew once the price is known, and nothing in the end', () => {
  const vague = { ...request, access, moveDate: 'in spring', bedrooms: '', inventory: {} } as const;
  const openOf = (asks?: 'crew' | 'nothing') =>
    moveSheet(vague, {
      reference: 'R',
      moveDay,
      today: '2026-09-01',
      next: [],
      ...(asks && { asks }),
    }).open;
  expect(openOf()).toContain('How many bedrooms does your home have?');
  expect(openOf('crew')).toEqual([
    'Which moving hours and truck limits are there where we deliver?',
  ]);
  expect(openOf('nothing')).toEqual([]);
});
