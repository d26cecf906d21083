import type { Database } from '../../database/database.ts';
import { findMailStates } from '../../outbox/outbox.queries.ts';
import { wipeRemoved } from '../../retention/wipe.ts';
import { isReference, SAMPLE_REFERENCE } from '../../submissions/reference.ts';
import { deleteSubmissions } from '../../submissions/submission.repository.ts';
import { beyondReach } from '../reach.ts';
import {
  findHeads,
  findThatHadEmail,
  type SubmissionHead,
} from '../stored-submission.repository.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, DRY_RUN_OPTION, done, failed, misused } from './command.ts';

export const erase: AddCommand = (program, action) =>
  program
    .command('erase <REF|EMAIL>')
    .summary('Removes what one visitor sent, for good (POPIA)')
    .description(`By reference, one request or message. By email address, all of them. With them go
what the visitor changed and their rows in the outbox, and the database is rewritten so that no byte of them stays in it. It asks nothing; --dry-run shows what would go.
Mail that a server has in hand at that moment may still go out once.`)
    .option(...DRY_RUN_OPTION)
    .action(action(runErase));

async function runErase(call: Call, word: string, { dryRun }: { dryRun?: true }) {
  const whom = word.trim();
  const reference = whom.toUpperCase();
  if (!whom.includes('@') && !isReference(reference)) {
    return misused(`${whom} is neither an email address nor a reference like ${SAMPLE_REFERENCE}.`);
  }
  return withDatabase(call.config.database, async (db) => {
    const heads = whom.includes('@')
      ? await findHeadsOf(db, whom)
      : await findHeads(db, { reference });
    if (heads.length === 0) return failed(`Nothing is stored under ${whom}.`);
    if (!dryRun) return eraseAll(call, db, heads);
    await report(call, 'Would remove', heads);
    return done;
  });
}

/** Includes requests that once had this address: the changes keep the address before and after each
 *  correction. */
async function findHeadsOf(db: Database, email: string): Promise<SubmissionHead[]> {
  const now = await findHeads(db, { email });
  const known = new Set(now.map(({ id }) => id));
  return [...now, ...(await findThatHadEmail(db, email)).filter(({ id }) => !known.has(id))];
}

async function eraseAll(call: Call, db: Database, heads: readonly SubmissionHead[]) {
  const ids = heads.map(({ id }) => id);
  const mails = await findMailStates(db, ids);
  await deleteSubmissions(db, ids);
  const wiped = await wipeRemoved(db);
  await report(call, 'Removed', heads);
  call.terminal.note(await beyondReach(db, call.config));
  if (wiped === 'busy') {
    return failed(
      `Not done: somebody else reads or writes the database, so that their bytes are still in it. Run ${call.leads} purge in a minute; it rewrites the database.`,
    );
  }
  if (mails.some(({ leaseId }) => leaseId !== null)) {
    return failed('Not certain: a server was sending email about it, which may go out once.');
  }
  return done;
}

async function report({ terminal }: Call, verb: string, heads: readonly SubmissionHead[]) {
  for (const { kind, reference } of heads) await terminal.print(`${verb} ${kind} ${reference}\n`);
}
