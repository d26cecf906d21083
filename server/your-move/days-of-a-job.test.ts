import { expect, test, vi } from 'vitest';
import { localDay } from '../../domain/dates/local-time.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { pageHeading } from '../../domain/your-move/moving-day.ts';
import { waybillOf } from '../../domain/your-move/waybill.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { createLog } from '../settings/log.ts';
import { createDayBeforeMail } from '../waiting/send-day-before.ts';

const HOME = '12 Oxford Road, Parktown';
const STREET = '12 Oxford Road';
const SUNDAY = '2027-03-07';
const MONDAY = '2027-03-08';
const TUESDAY = '2027-03-09';
const WEDNESDAY = '2027-03-10';
const THURSDAY = '2027-03-11';
const FRIDAY = '2027-03-12';
const YARD = 'Our yard, Kya Sand';
const HOURS = 'between 8 and 9';

const DURBAN = {
  request: { toAddress: '9 Florida Road, Durban' },
  price: 24000,
  visits: [
    { what: 'Load', day: MONDAY, window: HOURS, to: YARD, people: 4, trucks: 1 },
    {
      what: 'Deliver',
      day: TUESDAY,
      window: 'between 15 and 17',
      from: YARD,
      people: 3,
      trucks: 1,
    },
  ],
};
const BOOKS = {
  request: { moveType: 'commercial', toAddress: '4 Cedar Road, Fourways' },
  price: 16000,
  visits: [
    { what: '', day: WEDNESDAY, window: HOURS, people: 6, trucks: 2 },
    { what: '', day: THURSDAY, window: HOURS, people: 6, trucks: 2 },
  ],
};

const at = (time: string) => Date.parse(`${time}:00+02:00`);

async function booked({ request, price, visits }: typeof DURBAN | typeof BOOKS) {
  const server = await withQuote(
    {},
    { fromAddress: HOME, access: undefined, moveDate: visits[0]?.day, ...request },
  );
  const { clock, act, answer, deliver, toVisitor } = server;
  clock.time = at('2027-03-01T09:00');
  const quote = { includes: ['All of it'], validUntil: '2027-03-05', note: '' };
  await act({ kind: 'quoted', via: 'email', price, ...quote, visits });
  await answer('accepted');
  const numbered = visits.map((visit, index) => ({ visit: index + 1, ...visit }));
  expect((await act({ kind: 'confirmed', price, visits: numbered })).statusCode).toBe(200);
  await deliver();
  const { look } = createDayBeforeMail({
    db: server.db,
    outbox: { wake: vi.fn() },
    at: 16 * 60,
    log: createLog('info', { write: () => undefined }),
    now: () => new Date(clock.time),
  });
  /** All that both sides read on that day: the crew at 6:35, the visitor at 9:00, and the mail at 16:30. */
  const dayOf = async (day: string) => {
    const crew = (await server.morning(day))?.text ?? '';
    clock.time = at(`${day}T09:00`);
    const move = await server.move();
    const now = new Date(clock.time);
    const { figure, stamp } = waybillOf(move, now);
    const page = [move.phase, pageHeading(move, localDay(now)), figure, stamp?.word];
    const before = toVisitor().length;
    clock.time = at(`${day}T16:30`);
    await look();
    await deliver();
    return { crew, page, mails: toVisitor().slice(before) };
  };
  return { ...server, dayOf };
}

interface Day {
  readonly day: string;
  /** Phase, heading, figure and stamp of the page. */
  readonly page: readonly string[];
  /** The beginning of each mail's subject. */
  readonly mails: readonly string[];
  /** The first heading of the team's morning, and the addresses of the crew's part. */
  readonly crew: string;
  readonly from?: string;
  readonly to?: string;
}

const BOOKED = ['booked', PHASES.booked.page];
const TODAY = ['under-way', 'Today'];
const MOVED = ['moved', PHASES.moved.page];
const NEXT = 'MOVES IN THE NEXT DAYS';
const TO_SETTLE = 'MOVED: NOTE WHAT IT CAME TO';
const EVE = `Tomorrow: Load, ${HOURS}, ${STREET}`;
/** Cut to what a phone shows. */
const eveOf = (visit: number) => `Tomorrow: Visit ${visit}, ${HOURS}, 12 Oxford R…`;
const LATE = 'between 15 and 17';
const FOURWAYS = '4 Cedar Road, Fourways';
const FLORIDA = '9 Florida Road, Durban';

test.each<[string, typeof DURBAN | typeof BOOKS, readonly Day[]]>([
  [
    'to Durban, loaded on Monday and delivered on Tuesday',
    DURBAN,
    [
      { day: SUNDAY, page: [...BOOKED, 'Mon 8 Mar', 'Booked'], mails: [EVE], crew: NEXT },
      {
        day: MONDAY,
        page: [...TODAY, HOURS, PHASES['under-way'].stamp],
        mails: [`Tomorrow: Deliver, ${LATE}`],
        crew: 'TODAY, LOAD, BETWEEN 8 AND 9',
        ...{ from: HOME, to: YARD },
      },
      {
        day: TUESDAY,
        page: [...TODAY, LATE, PHASES['under-way'].stamp],
        mails: [],
        crew: 'TODAY, DELIVER, BETWEEN 15 AND 17',
        ...{ from: YARD, to: FLORIDA },
      },
      { day: WEDNESDAY, page: [...MOVED, 'R24\u00a0000', 'Moved'], mails: [], crew: TO_SETTLE },
    ],
  ],
  [
    'of a bookshop, with two trucks on Wednesday and Thursday',
    BOOKS,
    [
      { day: TUESDAY, page: [...BOOKED, 'Wed 10 Mar', 'Booked'], mails: [eveOf(1)], crew: NEXT },
      {
        day: WEDNESDAY,
        page: [...TODAY, HOURS, PHASES['under-way'].stamp],
        mails: [eveOf(2)],
        crew: 'TODAY, VISIT 1, BETWEEN 8 AND 9',
        ...{ from: HOME, to: FOURWAYS },
      },
      {
        day: THURSDAY,
        page: [...TODAY, HOURS, PHASES['under-way'].stamp],
        mails: [],
        crew: 'TODAY, VISIT 2, BETWEEN 8 AND 9',
        ...{ from: HOME, to: FOURWAYS },
      },
      { day: FRIDAY, page: [...MOVED, 'R16\u00a0000', 'Moved'], mails: [], crew: TO_SETTLE },
    ],
  ],
])('a move %s, day by day: page, mails and crew', async (_, job, days) => {
  const { dayOf } = await booked(job);
  for (const { day, page, mails, crew, from, to } of days) {
    const read = await dayOf(day);
    expect(read.page, day).toEqual(page);
    expect(
      read.mails.map(({ subject }) => subject.replace(/ \[.*/, '')),
      day,
    ).toEqual(mails);
    expect(/^[A-Z][A-Z\d ,:]+$/m.exec(read.crew)?.[0], day).toBe(crew);
    const places = /Pick-up: (.*)[\s\S]*Delivery: (.*)/.exec(read.crew)?.slice(1);
    expect(places, day).toEqual(from && [from, to]);
    // Only a mail about its first visit names the home that they leave.
    if (job === DURBAN && day !== SUNDAY) {
      for (const { subject, text } of read.mails)
        expect(subject + text).not.toMatch(/Oxford|\bdone\b/);
    }
  }
});
