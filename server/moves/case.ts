import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import {
  countingInvoice,
  type InvoiceWithNotes,
  type IssuedPaper,
} from '../../domain/quote/invoice.ts';
import { type Gate, gatesOf } from '../../domain/request/gate-papers.ts';
import type { Database, OpenTransaction } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import { kindOf, wishedDay, withContent } from '../requests/kinds/kinds.ts';
import {
  findSubmission,
  findSubmissions,
  lockSubmission,
  type ReadKey,
  type SubmissionKey,
} from '../requests/submission.repository.ts';
import type { AnyStored, Submission } from '../requests/submission.ts';
import type { Channel } from '../sending/mail/visitor-links.ts';
import { findEvents } from './event.repository.ts';
import { findPapersAbout } from './invoice.repository.ts';
import { progressOf } from './progress-of.ts';

/** A submission, what happened to it, and what follows from that. */
export interface Case {
  readonly stored: AnyStored;
  readonly events: readonly HistoryEvent[];
  readonly progress: Progress;
  /** The gates that want notice; none for a message. */
  readonly gates: readonly Gate[];
  /** All tax invoices and notes about it, by number; none for a company that is not registered for VAT. */
  readonly papers: readonly IssuedPaper[];
  /** The tax invoice that counts; null for none, and once the move is planned again. */
  readonly invoice: InvoiceWithNotes | null;
}

/** The way to answer the visitor: the chosen one, or a call where an email would not or did not reach them. */
export function answerChannel({ stored, progress }: Case): Channel {
  if (progress.lastBounce !== null) return 'call';
  const chosen = kindOf(stored).answerBy(stored.content);
  return chosen === 'email' && stored.email === null ? 'call' : chosen;
}

export async function findCase(
  db: Database,
  key: SubmissionKey | ReadKey,
): Promise<Case | undefined> {
  return caseOf(db, await findSubmission(db, key));
}

/** Locks the submission for the transaction: the team's, the visitor's and the server's actions wait for
 *  each other. */
export async function lockCase(
  trx: OpenTransaction,
  key: SubmissionKey,
): Promise<Case | undefined> {
  return caseOf(trx, await lockSubmission(trx, key));
}

/** Loads many, some hundreds at a time. */
export async function findCases(db: Database, ids: readonly string[]): Promise<Case[]> {
  return inBatches(ids, async (some) => casesOf(db, await findSubmissions(db, some)));
}

async function caseOf(db: Database, submission: Submission | undefined) {
  return submission && (await casesOf(db, [submission]))[0];
}

/** The cases of these submissions, in their order. */
export async function casesOf(db: Database, submissions: readonly Submission[]): Promise<Case[]> {
  const all = await withContent(db, submissions);
  const found = await findEvents(
    db,
    all.map(({ id }) => id),
  );
  const cases = all.map((stored) => {
    const events = found.get(stored.id) ?? [];
    return {
      stored,
      events,
      progress: progressOf(wishedDay(stored), events),
      gates: stored.kind === 'request' ? gatesOf(stored.content) : [],
    };
  });
  const invoiced = cases.filter(({ events }) => events.some(isInvoiced));
  const papers = await findPapersAbout(
    db,
    invoiced.map(({ stored }) => stored.reference),
  );
  return cases.map((each) => {
    const about = papers.get(each.stored.reference) ?? [];
    const invoice = each.progress.bill?.invoice ? countingInvoice(about) : null;
    return { ...each, papers: about, invoice };
  });
}

const isInvoiced = (event: HistoryEvent) => event.kind === 'settled' && event.invoice !== undefined;
