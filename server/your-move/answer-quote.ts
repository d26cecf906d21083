import { stageAfter } from '../../domain/history/stage.ts';
import { localDay } from '../../domain/local-time.ts';
import { obstacleTo } from '../../domain/quote/obstacle.ts';
import type { VisitorAnswerRequest } from '../../domain/quote/visitor-quote.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { findDeskEvents, insertDeskEvent } from '../history/desk-event.repository.ts';
import { lastOffer, stageOfEvents } from '../history/offer.ts';
import {
  countMailsToVisitor,
  MOST_MAILS_TO_A_VISITOR,
} from '../history/visitor-mails.repository.ts';
import { insertMail } from '../outbox/outbox.repository.ts';
import { lockQuoteByLinkKey, requestOf } from '../request/request.repository.ts';
import { moveVersion } from './move-version.ts';

/** `in-the-way`: the quote was revised, has run out, or was settled; the page shows how it stands. */
export type AnswerOutcome = 'stored' | 'repeated' | 'in-the-way' | 'unknown';

/** More questions than anybody has about one quote: each is a mail to the team. */
const MOST_QUESTIONS = 20;

/** Stores a visitor's answer to a quote with the mails about it, or neither. Two acceptances of one
 *  quote are one. It waits for what the team does at the same moment.
 *  @param pressKey tells a question from a retry of it */
export function answerQuote(
  db: Database,
  linkKey: string,
  { kind, quote: offerId, said }: VisitorAnswerRequest,
  pressKey: string,
  at: Date,
): Promise<AnswerOutcome> {
  return inTransaction(db, async (trx) => {
    const quote = await lockQuoteByLinkKey(trx, linkKey);
    if (!quote) return 'unknown';
    const { id: subjectId, reference } = quote;
    const events = await findDeskEvents(trx, [subjectId]);
    const press = kind === 'asked' ? `asked ${pressKey}` : `${kind} ${offerId}`;
    if (events.some((event) => event.press === press)) return 'repeated';
    const standing = lastOffer(events);
    const stage = stageOfEvents(events);
    if (standing?.id !== offerId || !stageAfter(stage, kind)) return 'in-the-way';
    if (kind === 'accepted') {
      const version = moveVersion(requestOf(quote));
      const { offer, version: quotedVersion } = standing;
      const now = { stage, today: localDay(at), quotedVersion, version };
      if (obstacleTo(offer, now)) return 'in-the-way';
    }
    const questions = events.filter((event) => event.kind === 'asked').length;
    if (kind === 'asked' && (said === undefined || questions >= MOST_QUESTIONS)) {
      return 'in-the-way';
    }
    const content = { offerId, ...(kind === 'asked' && said !== undefined && { said }) };
    const event = { subjectId, reference, kind, by: null, press, content };
    const id = await insertDeskEvent(trx, event, at);
    if (id === undefined) return 'repeated';
    if (kind !== 'seen') await insertMail(trx, { kind: 'answer', subjectId: id });
    if (
      kind === 'accepted' &&
      (await countMailsToVisitor(trx, quote.email)) < MOST_MAILS_TO_A_VISITOR
    ) {
      await insertMail(trx, { kind: 'acceptance', subjectId: id });
    }
    return 'stored';
  });
}
