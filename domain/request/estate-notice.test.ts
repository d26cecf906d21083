import { describe, expect, it } from 'vitest';
import type { MoveDay } from '../dates/move-date.ts';
import { type AccessSide, accessSchema } from './access.ts';
import { estateNotice, estateNotices } from './estate-notice.ts';
import type { GatePapers } from './gate-papers.ts';
import { quoteRequestSchema } from './request.schema.ts';
import { whatsAppLink } from './whatsapp.ts';

const request = {
  name: 'Thandeka Mokoena',
  moveDate: '2026-12-05',
  moveDay: { day: '2026-12-05', status: 'wished' as MoveDay['status'] },
  papers: null as GatePapers | null,
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: 'Unit 3, Cedar Lakes, Fourways',
};
const mover = { name: 'Jozi Family Movers', phone: '011 555 0142' };
const unsaid = accessSchema.parse({ version: 1 }).to;

function notice(access: Partial<AccessSide>, side: 'from' | 'to' = 'to'): string {
  return estateNotice(request, side, { ...unsaid, ...access }, mover);
}

describe('the notice to the manager', () => {
  it('asks for everything while nothing is known', () => {
    expect(notice({})).toBe(`Good day

I am planning to move into Unit 3, Cedar Lakes, Fourways. The date I have in mind is Saturday 5 December 2026; it isn’t final yet.

The movers are Jozi Family Movers, 011 555 0142. I’ll send you the vehicle registration and the crew’s names once the date is set.

Please let me know:
- On which days and at what times may we move?
- May a removal truck come in, and is there a height or weight limit?
- How much notice do you need?
- Is there a form to fill in or a deposit to pay?

Thank you
Thandeka Mokoena`);
  });

  it('says what is known instead of asking for it', () => {
    const text = notice({ hours: 'weekdays 8 to 16', truck: 'outside', notice: 'day' });
    expect(text).toContain(
      'My understanding so far: moving hours are weekdays 8 to 16; trucks stay outside; you need notice a day before.',
    );
    expect(text).not.toMatch(/at what times|May a removal truck|How long before/);
    expect(text).toContain('Where can the truck park');
  });

  const LIMIT = 'What exactly is the height or weight limit for the truck?';
  it.each([
    [{ truck: 'any' }, 'removal trucks may come in', []],
    [{ truck: 'limited' }, 'there is a height or weight limit for trucks', [LIMIT]],
    [{ notice: 'none' }, 'no notice is needed', []],
    [{ notice: 'days' }, 'you need notice two days or more before', []],
  ] as const)('with %j says only “%s” of it', (access, known, questions) => {
    const text = notice(access);
    expect(text).toContain(`My understanding so far: ${known}.`);
    expect([LIMIT].filter((question) => text.includes(question))).toEqual(questions);
  });

  it.each([
    [{ floor: '2' }, true],
    [{ lift: 'goods' }, true],
    [{ lift: 'small' }, true],
    [{ floor: '2', lift: 'none' }, false],
    [{ floor: 'ground' }, false],
  ] as const)('asks after a lift to book with %j: %s', (access, asks) => {
    expect(notice(access).includes('a lift to book')).toBe(asks);
  });

  it('is as sure of the day as we are', () => {
    const about = (status: MoveDay['status']) =>
      estateNotice({ ...request, moveDay: { day: '2026-12-12', status } }, 'to', unsaid, mover);
    expect(about('agreed')).toContain('12 December 2026; the movers still have to confirm it.');
    expect(about('confirmed')).toContain(
      'The movers have confirmed the date: Saturday 12 December 2026.',
    );
    expect(about('confirmed')).not.toMatch(/not final|once the date is set/);
  });

  it('names the vehicle and the crew, and what is still to come', () => {
    const about = (papers: GatePapers | null, status: MoveDay['status'] = 'confirmed') =>
      estateNotice(
        { ...request, moveDay: { day: '2026-12-12', status }, papers },
        'to',
        unsaid,
        mover,
      );
    const crew = ['Sipho Dlamini', 'Johannes Mokoena'];
    expect(about({ registration: 'JX 12 CD GP', crew })).toContain(
      '011 555 0142. Vehicle registration: JX 12 CD GP. Crew: Sipho Dlamini, Johannes Mokoena.\n\n',
    );
    expect(about({ registration: 'JX 12 CD GP', crew: [] })).toContain(
      'Vehicle registration: JX 12 CD GP. I’ll send you the crew’s names as soon as I have them.',
    );
    expect(about(null)).toContain('as soon as I have them');
    expect(about(null, 'agreed')).toContain('once the date is set');
  });

  it('keeps the other address to itself', () => {
    expect(notice({})).not.toContain('Kelly Avenue');
    expect(notice({}, 'from')).toContain('move out of 14 Kelly Avenue, Boskruin');
    expect(notice({}, 'from')).not.toContain('Cedar Lakes');
  });

  it('fits into a chat link however long the answers are', () => {
    const long = { ...request, name: 'n'.repeat(500), toAddress: 'a'.repeat(500) };
    const access = {
      ...unsaid,
      floor: '3+',
      lift: 'goods',
      truck: 'limited',
      hours: 'h'.repeat(500),
    } as const;
    expect(whatsAppLink('', estateNotice(long, 'to', access, mover)).length).toBeLessThan(4096);
  });
});

describe('the notices of a request', () => {
  const asked = quoteRequestSchema.parse({
    ...request,
    toAddress: '4 Cedar Road, Fourways',
    email: 'thandeka@visitor.example',
    phone: '082 555 0119',
    moveType: 'residential',
    deliveryMethod: 'email',
  });
  const noticesOf = (one: typeof asked) => estateNotices(one, request.moveDay, mover, null);
  const sides = (one: typeof asked) => noticesOf(one).map(({ side }) => side);
  const said = (from: object, to: object) => ({
    ...asked,
    access: accessSchema.parse({ version: 1, from, to }),
  });

  it('are none for two houses in the street', () => {
    expect(sides(asked)).toEqual([]);
  });

  it('are for what was said, and for what an address tells of itself', () => {
    expect(sides(said({ estate: 'yes' }, { hours: '8 to 16' }))).toEqual(['from']);
    const guessed = { ...asked, toAddress: 'Unit 3, Cedar Lakes Estate, Fourways' };
    expect(noticesOf(guessed)).toEqual([
      {
        side: 'to',
        address: 'Unit 3, Cedar Lakes Estate, Fourways',
        text: expect.stringContaining('May a removal truck come in'),
      },
    ]);
    expect(sides({ ...said({}, { estate: 'no' }), toAddress: guessed.toAddress })).toEqual([]);
  });

  it('say what was said of that address', () => {
    const [notice] = noticesOf(said({}, { estate: 'yes', hours: '8 to 16' }));
    expect(notice?.text).toContain('moving hours are 8 to 16');
    const [pickUp] = noticesOf(said({ estate: 'yes' }, {}));
    expect(pickUp?.address).toBe('14 Kelly Avenue, Boskruin');
  });
});
