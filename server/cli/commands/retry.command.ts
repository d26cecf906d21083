import { inLocalTime } from '../../../domain/dates/local-time.ts';
import { findDeletions } from '../../moves/deletion.repository.ts';
import { SAMPLE_REFERENCE } from '../../requests/reference.ts';
import { findSubmission } from '../../requests/submission.repository.ts';
import {
  findDeletionMail,
  findMailStates,
  retryMail,
} from '../../sending/outbox/outbox.queries.ts';
import { withDatabase } from '../team-database.ts';
import { type AddCommand, type Call, done, failed, misused } from './command.ts';

export const retry: AddCommand = (program, action) =>
  program
    .command('retry [REF]')
    .summary('Retries email and webhooks that are waiting or were given up, at once')
    .description(`Its failures count from zero again, so that it has all its tries. A running server looks every
two seconds. If a server failed just after sending, an email may arrive twice.`)
    .option('--all', 'everything that has not gone out')
    .action(action(runRetry));

async function runRetry(
  { leads, config, terminal }: Call,
  word: string | undefined,
  { all }: { all?: true },
) {
  if ((word === undefined) !== (all === true)) {
    return misused(`Either a reference or --all: ${leads} retry ${SAMPLE_REFERENCE}`);
  }
  return withDatabase(config.database, async (db) => {
    if (word === undefined) {
      const count = await retryMail(db, 'all');
      await terminal.print(`Due at once: ${count}.\n`);
      return done;
    }
    const reference = word.trim().toUpperCase();
    const found = await findSubmission(db, { reference });
    const [deletion] = await findDeletions(db, reference);
    if (!found && !deletion) return failed(`Nothing has the reference ${reference}.`);
    const submissionIds = found ? [found.id] : [];
    const which = deletion ? { deletion: reference } : { submissionIds };
    if ((await retryMail(db, which)) > 0) {
      await terminal.print(`Due at once: what waits about ${reference}.\n`);
      return done;
    }
    const mails = deletion
      ? await findDeletionMail(db, reference)
      : await findMailStates(db, submissionIds);
    if (mails.length === 0) return failed(`There is no longer any email about ${reference}.`);
    if (mails.every(({ state }) => state === 'sent')) {
      const last = mails
        .map(({ finishedAt }) => finishedAt ?? '')
        .toSorted()
        .at(-1);
      const at = last ? ` on ${inLocalTime(last)}` : '';
      return failed(`The email about ${reference} went out${at}.`);
    }
    return failed(`A server is sending what waits about ${reference} right now.`);
  });
}
