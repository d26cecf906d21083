import ICAL from 'ical.js';
import { expect, vi } from 'vitest';
import type { Mail } from '../../../server/sending/mail/mail.ts';
import { createLog } from '../../../server/settings/log.ts';
import { createDayBeforeMail } from '../../../server/waiting/send-day-before.ts';
import { withQuote } from './test-quote.ts';

// The storage example: loaded on Friday 5 March 2027, delivered a fortnight later.

export const LOAD = '2027-03-05';
export const DELIVER = '2027-03-19';
export const STORE = 'The store in Kya Sand';
export const HOME = '12 Oxford Road, Parktown';
export const NEW_HOME = '4 Cedar Road, Fourways';
export const VISITS = [
  { what: 'Load', day: LOAD, window: 'between 8 and 9', to: STORE, people: 4, trucks: 2 },
  { what: 'Deliver', day: DELIVER, window: 'between 8 and 9', from: STORE, people: 3, trucks: 1 },
];
export const PRICE = { price: 18500 };
/** Gates at both homes that want notice, and who comes through them. */
export const ACCESS = {
  version: 1,
  from: { estate: 'yes', notice: 'days' },
  to: { estate: 'yes', notice: 'day' },
};
export const PAPERS = { registration: 'JX 12 CD GP', crew: ['Sipho Dlamini'] };
const DEPOSIT = { amount: 5000, by: '2027-03-03' };

export const at = (time: string) => Date.parse(`${time}:00+02:00`);

/** @param request other answers of the visitor */
export async function quotedForTwo(request: object = {}) {
  const server = await withQuote(
    {},
    { fromAddress: HOME, toAddress: NEW_HOME, moveDate: LOAD, access: undefined, ...request },
  );
  const { clock, act } = server;
  clock.time = at('2027-02-20T09:00');
  const quote = { includes: ['All of it'], validUntil: '2027-03-04', note: '', deposit: DEPOSIT };
  await act({ kind: 'quoted', via: 'email', ...PRICE, ...quote, visits: VISITS });
  const watch = createDayBeforeMail({
    db: server.db,
    outbox: { wake: vi.fn() },
    at: 16 * 60,
    log: createLog('info', { write: () => undefined }),
    now: () => new Date(clock.time),
  });
  /** What went out at that time. */
  const mailsAt = async (time: string): Promise<Mail[]> => {
    await server.deliver();
    const before = server.toVisitor().length;
    clock.time = at(time);
    await watch.look();
    await server.deliver();
    return server.toVisitor().slice(before);
  };
  return { ...server, mailsAt };
}

/** @param papers for the gates */
export async function bookedForTwo(request: object = {}, papers: object = {}) {
  const server = await quotedForTwo(request);
  await server.answer('accepted');
  const visits = VISITS.map((visit, index) => ({ visit: index + 1, ...visit, ...papers }));
  const answer = await server.act({ kind: 'confirmed', ...PRICE, visits });
  expect(answer.statusCode).toBe(200);
  await server.deliver();
  return server;
}

/** The entries of a calendar file, by their UID. */
export function entriesIn(mail: Pick<Mail, 'calendar'> | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(`${mail?.calendar}`));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid.replace(/@.*$/, ''),
      day: event.startDate.toJSDate().toISOString().slice(0, 10),
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
    };
  });
}
