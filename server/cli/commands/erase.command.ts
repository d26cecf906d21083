import type { Database } from '../../database/database.ts';
import { findMailFiles, findMailFilesFrom, removeFiles } from '../../mail/mail-files.ts';
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
import { visibleLine } from '../terminal/visible.ts';
import { type Call, type Command, DRY_RUN_OPTION, done, failed, misused } from './command.ts';

/** Everything that is stored about a person. */
interface Traces {
  readonly leads: readonly SubmissionHead[];
  readonly mailFiles: readonly string[];
}

export const erase: Command = {
  name: 'erase',
  operands: ['<REF|EMAIL>'],
  about: 'Removes what one visitor sent, for good (POPIA)',
  details: `By reference, one request or message. By email address, all of them. With them go
what the visitor changed, their rows in the outbox and their .eml files, and the database is
rewritten so that no byte of them stays in it. It asks nothing; --dry-run shows what would go.
Mail that a server has in hand at that moment may still go out once.`,
  options: DRY_RUN_OPTION,
  async run(call) {
    const whom = call.operands[0]?.trim() ?? '';
    const reference = whom.toUpperCase();
    if (!whom.includes('@') && !isReference(reference)) {
      return misused(
        `${whom} is neither an email address nor a reference like ${SAMPLE_REFERENCE}.`,
      );
    }
    return withDatabase(call.config.database, async (db) => {
      const traces = await findTraces(call, db, whom.includes('@') ? whom : reference);
      if (traces.leads.length + traces.mailFiles.length === 0) {
        return failed(`Nothing is stored under ${whom}.`);
      }
      if (call.has('dry-run')) await report(call, 'Would remove', traces);
      else return eraseTraces(call, db, traces);
      return done;
    });
  },
};

async function findTraces({ config }: Call, db: Database, whom: string): Promise<Traces> {
  const isEmail = whom.includes('@');
  const leads = isEmail ? await findLeadsOf(db, whom) : await findHeads(db, { reference: whom });
  const references = isEmail ? leads.map(({ reference }) => reference) : [whom];
  const files = await findMailFiles(config.mailFolder, references);
  // Mail can outlive its request when the request is removed while a server writes the file.
  if (isEmail) files.push(...(await findMailFilesFrom(config.mailFolder, whom)));
  return { leads, mailFiles: [...new Set(files)] };
}

/** Includes requests that once had this address: the changes keep the address before and after each
 *  correction. */
async function findLeadsOf(db: Database, email: string): Promise<SubmissionHead[]> {
  const now = await findHeads(db, { email });
  const known = new Set(now.map(({ id }) => id));
  return [...now, ...(await findThatHadEmail(db, email)).filter(({ id }) => !known.has(id))];
}

async function eraseTraces(call: Call, db: Database, traces: Traces) {
  const ids = traces.leads.map(({ id }) => id);
  const mails = await findMailStates(db, ids);
  await deleteSubmissions(db, ids);
  await removeFiles(traces.mailFiles);
  const wiped = await wipeRemoved(db);
  await report(call, 'Removed', traces);
  call.terminal.note(await beyondReach(call.config));
  if (wiped === 'busy') {
    return failed(
      `Not done: somebody else reads or writes the database, so that their bytes are still in it. Run ${call.leads} purge in a minute; it rewrites the database.`,
    );
  }
  if (mails.some(({ leaseId }) => leaseId !== null)) {
    return failed(
      'Not certain: a server was sending email about it. It may go out once; where mail is written to files, run the same command again in a minute.',
    );
  }
  return done;
}

async function report({ terminal }: Call, verb: string, { leads, mailFiles }: Traces) {
  const lines = [...leads.map(({ kind, reference }) => `${kind} ${reference}`), ...mailFiles];
  await terminal.print(lines.map((line) => `${verb} ${visibleLine(line)}\n`).join(''));
}
