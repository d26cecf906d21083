import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '../../domain/dates/local-time.ts';
import { agreedDay } from '../../domain/move/agreed-day.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { lastDay } from '../../domain/move/plan.ts';
import { isSure, showPlan } from '../../domain/move/visit-status.ts';
import { accountOf } from '../../domain/quote/account.ts';
import { priceInWords } from '../../domain/quote/price-in-words.ts';
import { showAccount } from '../../domain/quote/shown-account.schema.ts';
import { bookingOf } from '../../domain/your-move/booking.ts';
import { draftWaybill } from '../../domain/your-move/draft-waybill.ts';
import { isDayAhead, pageHeading } from '../../domain/your-move/moving-day.ts';
import { visitorBill } from '../../domain/your-move/visitor-bill.ts';
import { waybillOf } from '../../domain/your-move/waybill.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { anyHistoryOfVisits, SAMPLE_WISH } from '../../tests/server/testing/sample-history.ts';
import { storedRequest } from '../../tests/server/testing/sample-request.ts';
import { tries } from '../../tests/tries.ts';
import type { Case } from '../moves/case.ts';
import { progressOf } from '../moves/progress-of.ts';
import { situationOf } from '../moves/situation.ts';
import { BOOKING_TITLES, bookingSection } from '../notifications/to-team/booking-section.ts';
import { factsOf } from '../team/desk/desk-facts.ts';
import { entryOf } from '../team/diary/diary-of.ts';
import { reasonToWait } from '../waiting/reason-to-wait.ts';
import { visitorMay, visitorQuotes } from './visitor-quote-of.ts';

const TIMES = ['2026-11-22', '2026-12-05', '2026-12-08', '2026-12-23'].map(
  (day) => new Date(`${day}T10:00:00.000Z`),
);

const RECEIVED_AT = '2026-11-22T07:00:00.000Z';

test('at any time of any history every surface says the same of a move', {
  tags: 'property',
}, () => {
  const stored: Case['stored'] = storedRequest({ moveDate: SAMPLE_WISH });
  if (stored.kind !== 'request') return expect.unreachable();
  const request = stored.content;
  fc.assert(
    fc.property(anyHistoryOfVisits, fc.constantFrom(...TIMES), (events, now) => {
      const progress = progressOf(SAMPLE_WISH, events);
      const found: Case = { stored, events, progress, gates: [], papers: [], invoice: null };
      const today = localDay(now);
      const situation = situationOf(progress, today);
      const { phase, since, day: moveDay, price, obstacle } = situation;
      const { desk, inShort, move: course, road, stamp, turn } = PHASES[phase];
      const may = visitorMay(found, today);
      const move = {
        ...{ request, receivedAt: RECEIVED_AT, phase, since, may, moveDay, questionAt: null },
        ...{ changedAt: null, callAskedAt: null, isToBeCalled: false, getsDayBefore: false },
        visits: showPlan(progress, request, today).map((visit) => ({
          ...visit,
          sequence: 0,
        })),
        ...visitorQuotes(found, situation, today),
        booking: bookingOf(progress, today),
        bill: visitorBill(found, { toPay: [], isMailed: true }),
        account: showAccount(accountOf(progress)),
      } satisfies Partial<YourMove> as unknown as YourMove; // what the page prints of it
      const paper = waybillOf(move, now);
      const cost = price ? priceInWords(price) : '';
      const { price: figure, facts } = factsOf(found, situation);
      const mail = bookingSection(found, situation).map(({ title }) => title);
      const each = {
        ...found,
        receivedAt: RECEIVED_AT,
        unsent: [],
        isMove: true,
        isPromised: true,
      };
      const [first] = progress.plan.visits;
      const diary = entryOf({ ...each, reference: '', whatAt: () => '', size: '' }, now, first);
      const waits = reasonToWait(each, now);

      // Of several visits one may stay confirmed while another has to be.
      const isOnlyItSure = progress.stage === 'accepted' && isSure(progress, first);
      expect(diary.status).toBe(isOnlyItSure ? PHASES.booked.inShort : inShort);
      expect(paper.price).toBe(cost);
      if (price) expect(cost.startsWith(figure) && figure).toBeTruthy();
      expect(paper.stamp?.word ?? '').toBe(
        stamp === 'Accepted' && progress.agreement?.by ? 'Agreed' : stamp,
      );

      // The paper next to which it was written is the one that they get.
      if (phase === 'quoted' && progress.quote) {
        const { quote } = progress.quote;
        // What only a sent quote has on paper is not in the draft.
        const sent = { ...paper, says: '', issuer: [], onPaper: [] };
        expect(sent).toEqual(draftWaybill(quote, quote));
      }

      // Whether a quote can be accepted.
      const mayAccept = may.includes('accepted');
      const isOffer = progress.offer !== null && (phase === 'booked' || phase === 'under-way');
      // The team may note a no before there is a quote, and take a request for another one after it.
      const isQuote = (course === 'offered' || phase === 'same') && progress.quote !== null;
      expect(mayAccept).toBe((isQuote || isOffer) && obstacle === null);
      expect(facts.some((fact) => /can’t accept it|has run out/.test(fact))).toBe(
        obstacle !== null,
      );
      const { says } = paper;
      expect(
        /no longer accept it|the price may have changed too|than this quote is for/.test(says),
      ).toBe(obstacle !== null);

      // Whether the day is confirmed, and over.
      const isToday = moveDay.day === today;
      const isBooked = phase === 'booked' || phase === 'under-way';
      expect(/Your days? (is|are) confirmed|We’re coming|We come next/.test(says)).toBe(isBooked);
      if (isToday) expect(says).not.toContain('day before');
      expect(mail.includes(BOOKING_TITLES.confirmed)).toBe(isBooked || phase === 'moved');
      expect(mail.includes(BOOKING_TITLES.settled)).toBe(phase === 'owing' || phase === 'paid');
      expect(mail.includes(BOOKING_TITLES.agreed)).toBe(road === 'yes');
      expect(mail.includes(BOOKING_TITLES.cancelled) || !('cancelled' === phase)).toBe(true);
      expect(facts.includes('the day is over')).toBe(phase === 'overdue' || phase === 'moved');
      if (isDayAhead(move, today)) expect(course).not.toBe('over');
      if (may.includes('cancelled')) {
        expect(['agreed', 'changed', 'overdue', 'booked', 'under-way']).toContain(phase);
        expect((agreedDay(progress, today) ?? '9999') > today).toBe(true);
      }

      // Nothing is done before the last visit is over, unless somebody settled it.
      const isAhead = isBooked && lastDay(progress.plan) >= today;
      const read = [pageHeading(move, today), says, desk, inShort, ...facts, PHASES[phase].paper];
      if (isAhead) expect(read.join(' ')).not.toMatch(/move is done|\bmoved\b|the day is over/i);

      // The bill, and whether it is paid.
      expect(facts.some((fact) => desk.includes(fact))).toBe(false);
      const isOpen = facts.some((fact) => fact.endsWith(' to pay'));
      if (phase === 'owing' || phase === 'paid') expect(isOpen).toBe(phase === 'owing');
      expect(says.includes('still to be paid')).toBe(phase === 'owing');

      // Whose turn it is.
      if (waits?.list === 'toConfirm') expect([road, turn]).toEqual(['yes', 'family']);
      if (waits?.list === 'toSettle') expect(['moved', 'overdue']).toContain(phase);
      if (waits?.list === 'unanswered') expect(turn).toBe('family');
      if (waits?.list === 'quotes') expect(course === 'offered' || isOffer).toBe(true);
    }),
    { numRuns: tries(1500) },
  );
});
