import type { Database } from '../../../server/database/database.ts';
import { loadConfig } from '../../../server/settings/config.ts';
import { createLog } from '../../../server/settings/log.ts';
import { askForLink, signIn } from '../../../server/team/devices/sign-in.ts';
import { newSignInLink } from '../../../server/team/devices/sign-in-link.repository.ts';
import { createReminders } from '../../../server/waiting/reminders.ts';
import { createDayBeforeMail } from '../../../server/waiting/send-day-before.ts';
import { SAMPLE_BILL } from './sample-history.ts';
import { SAMPLE_MESSAGE } from './sample-message.ts';
import { SAMPLE_REQUEST } from './sample-request.ts';
import { idleOutbox } from './test-app.ts';
import { REFUSED, SENT, withQuote } from './test-quote.ts';

/** Fields in which people type several lines. */
export const TYPED = {
  notes: 'First the piano.\nThen the fridge.\n\nMind the dog & the cat.',
  message: 'Do you move safes?\nIt weighs 300 kg.',
  included: ['4 movers, one 8-ton truck', 'Blankets & straps', 'Stairs at “Boskruin”'],
  quoteNote: 'Parking is on you.\nWe bring the trolley.',
  question: 'Is the piano in it?\nAnd the <fridge>?',
  why: 'The truck broke down.\nWe are sorry.',
  bill: 'The lift was broken.\nThank you for the tea.',
  callback: 'Nobody picked up.\nTry the landline.',
};

/** Lets a request and a message go through everything that is ever mailed.
 *  @param request changes to what the visitor sends */
export async function everyMail(request: object = {}) {
  const config = loadConfig({});
  const log = createLog('silent');
  const outbox = idleOutbox();
  const moved = await withQuote(
    // A limit, without which every request has a mail of its own and none is in a digest.
    { config: loadConfig({ RATE_LIMIT: '1000' }) },
    { additionalNotes: TYPED.notes, deliveryMethod: 'email', ...request },
  );
  const { app, db, clock, answers, deliver } = moved;
  const now = () => new Date(clock.time);
  const at = (time: string) => {
    clock.time = Date.parse(time);
  };
  const other = await moved.send({ name: 'Somebody Else' });
  const message = { ...SAMPLE_MESSAGE, message: TYPED.message };
  await app.inject({ method: 'POST', url: '/api/contact-submissions', payload: message });
  await deliver();
  const another = { ...SAMPLE_REQUEST, name: 'Somebody Else', email: 'else@visitor.example' };
  await moved.put(another, other.linkKey);
  await deliver();

  at('2026-11-23T10:00:00+02:00');
  const { remindAfter: reminders } = config;
  await createReminders({ db, outbox, reminders, log, now }).look();
  await moved.actFor(other.deskKey, { kind: 'callback', day: '2026-11-24', said: TYPED.callback });
  await moved.quoteIt({ upTo: 8000, includes: TYPED.included, note: TYPED.quoteNote });
  await deliver();
  await moved.answer('asked', { said: TYPED.question });
  await moved.post('/api/your-move/call', moved.linkKey, {});
  await moved.morning('2026-11-24');
  await moved.answer('accepted');
  await deliver();
  await moved.confirmIt({ price: 6500 });
  await deliver();
  await moved.change({ additionalNotes: TYPED.notes, toAddress: '9 Cedar Road, Fourways' });
  answers.toVisitor = REFUSED;
  await moved.confirmIt();
  await deliver();
  answers.toVisitor = SENT;
  await deliver();
  const { request: asked } = await moved.desk();
  const { answers: said, version } = asked ?? {};
  await moved.act({ kind: 'changed', ...said, version, toAddress: '11 Cedar Road, Fourways' });
  await moved.act({ kind: 'linked', via: 'email' });
  await deliver();
  await moved.confirmIt();
  at('2026-12-06T17:00:00+02:00');
  await createDayBeforeMail({ db, outbox, at: config.dayBefore, log, now }).look();
  await askForLink(db, 'Chrome on Android', now());
  const link = await newSignInLink(db, '', { invited: 'command', now: now() });
  await signIn(db, {
    key: link.slice(-32),
    name: 'Anna’s phone',
    browser: '',
    idempotencyKey: undefined,
    formerKey: undefined,
    now: now(),
  });
  await deliver();
  await moved.morning('2026-12-07');
  await moved.act({ kind: 'cancelled', said: TYPED.why });
  await deliver();
  // It took place after all.
  const billEmail = 'accounts@firm.example';
  await moved.act({ ...SAMPLE_BILL, kind: 'settled', price: 7700.5, said: TYPED.bill, billEmail });
  await deliver();
  // More than single mails tell of.
  for (let count = 0; count < 22; count += 1) await moved.send({ name: `Robot ${count}` });
  clock.time += 11 * 60_000;
  await deliver();
  // The rows about a deleted request go with it.
  const before = await sentKinds(db);
  const authorization = `Bearer ${moved.linkKey}`;
  await app.inject({
    method: 'DELETE',
    url: '/api/your-move?keeps=account',
    headers: { authorization },
  });
  await deliver();
  return { sent: moved.sent, kinds: new Set([...before, ...(await sentKinds(db))]) };
}

async function sentKinds(db: Database): Promise<string[]> {
  const query = db.selectFrom('outbox').select('kind').distinct().where('state', '=', 'sent');
  return (await query.execute()).map(({ kind }) => kind);
}
