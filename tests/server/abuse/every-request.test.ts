import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import { busyReasons, quieterDaysNear } from '../../../domain/dates/quiet-dates.ts';
import { ACCESS_QUESTION_NAMES } from '../../../domain/request/access.ts';
import { ACCESS_QUESTIONS } from '../../../domain/request/access-questions.ts';
import { moveCalendar } from '../../../domain/request/calendar.ts';
import { estateNotices } from '../../../domain/request/estate-notice.ts';
import { LABELS } from '../../../domain/request/labels.ts';
import { moveSheet } from '../../../domain/request/move-sheet.ts';
import { priceGuide } from '../../../domain/request/price-guide.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import { whatsAppText } from '../../../domain/request/whatsapp-text.ts';
import { receivedMail } from '../../../server/notifications/to-team/received.email.ts';
import { tries } from '../../tries.ts';
import { COMPOSING } from '../testing/composing.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-requests.ts';
import { SAMPLE_REQUEST, storedRequest } from '../testing/sample-request.ts';

const typed = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.lorem({ maxCount: 12 }),
);

/** Days at the edges of months, years and the calendar, impossible days, and other text. */
const dates = fc.oneof(
  typed,
  fc.constantFrom('9999-12-31', '0001-01-01', '0000-02-29', '2027-02-30', '+010000-01-01'),
  fc
    .tuple(
      fc.oneof(fc.constantFrom(0, 1, 202, 2026, 2027, 9998, 9999), fc.nat(9999)),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    .map(([year, month, day]) =>
      [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join(
        '-',
      ),
    ),
);

const side = fc.record({
  ...Object.fromEntries(
    ACCESS_QUESTION_NAMES.map((name) => [
      name,
      fc.constantFrom('', ...ACCESS_QUESTIONS[name].choices.map(({ value }) => value)),
    ]),
  ),
  hours: typed,
});
const access = fc.record({ version: fc.constant(1), from: side, to: side });

/** Requests that a person or a program may send and the rules accept. */
const requests: fc.Arbitrary<QuoteRequest> = fc
  .record(
    {
      name: typed,
      phone: typed,
      fromAddress: typed,
      toAddress: typed,
      moveDate: dates,
      moveType: fc.constantFrom('residential', 'commercial'),
      deliveryMethod: fc.constantFrom('whatsapp', 'email'),
      bedrooms: fc.constantFrom('', '1', '4+'),
      additionalNotes: typed,
      inventory: fc.constantFrom({}, SAMPLE_REQUEST.inventory),
      access,
    },
    { requiredKeys: [] },
  )
  .map((changes) => {
    const whole = quoteRequestSchema.safeParse({ ...SAMPLE_REQUEST, ...changes });
    if (whole.success) return whole.data;
    // The sample's answer replaces any that the rules refuse, so that no run is wasted.
    let taken = SAMPLE_REQUEST;
    for (const change of Object.entries(changes)) {
      const answer = quoteRequestSchema.safeParse({ ...taken, ...Object.fromEntries([change]) });
      if (answer.success) taken = answer.data;
    }
    return taken;
  });

const instants = fc.oneof(
  fc.constantFrom('2026-11-21T20:33:13.106Z', '2026-12-31T22:00:00.000Z'),
  fc
    .date({
      min: new Date('2020-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString()),
);

const RATE = { load: 'A load', price: 'R1', suits: 'a home' };

test('every request that is taken is mailed, shown and advised on, whatever it says', {
  tags: 'property',
}, () => {
  fc.assert(
    fc.property(requests, instants, (request, receivedAt) => {
      const faults: unknown[] = [];
      const onAdviceFailure = (fault: unknown) => void faults.push(fault);
      const stored = storedRequest({ ...request, receivedAt });
      const { reference } = stored;
      const today = receivedAt.slice(0, 10);

      const mail = receivedMail(stored, { ...COMPOSING, onAdviceFailure });
      expect(mail.text).toContain(`Name: ${request.name}`);
      expect(mail.html).toMatch(/<\/html>\n$/);
      expect(mail.subject).not.toContain('\n');
      expect(whatsAppText(request, reference)).toContain(reference);

      const moveDay = { day: request.moveDate, status: 'wished' } as const;
      const { moveDate } = request;
      const sheet = moveSheet(request, { moveDate, today, onAdviceFailure });
      expect(sheet.told).not.toEqual([]);
      expect(sheet.checklist.length).toBeGreaterThan(0);
      estateNotices(request, moveDay, { name: 'Movers', phone: '011' }, null);
      busyReasons(request.moveDate);
      quieterDaysNear(request.moveDate, today);
      priceGuide(request, { rates: [RATE, RATE, RATE] });

      const company = { name: 'Movers', email: 'quotes@movers.example' };
      const entry = { reference, company, stamp: new Date() };
      const file = moveCalendar(request, [{ ...moveDay, visit: 1, sequence: 0 }], entry);
      if (file === undefined) {
        const last = request.moveDate === '9999-12-31';
        expect(last || !isCalendarDate(request.moveDate)).toBe(true);
      } else {
        expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: tries(300) },
  );
});

test('an impossible date is shown as it was typed in mail, sheet and chat', () => {
  const request = { ...SAMPLE_REQUEST, moveDate: '2027-02-30' };
  const mail = receivedMail(storedRequest(request), COMPOSING);
  const sheet = moveSheet(request, { moveDate: request.moveDate, today: '2026-11-21' });
  expect(mail.text).toContain('- “2027-02-30” is not a date we can read.');
  expect(mail.text).toContain(`${LABELS.moveDate}: 2027-02-30\n`);
  expect(whatsAppText(request, 'R')).toContain(`${LABELS.moveDate}: 2027-02-30\n`);
  for (const words of [mail.text, mail.html, JSON.stringify(sheet)]) {
    expect(words).not.toMatch(/March 2027/);
  }
});
