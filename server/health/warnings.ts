import type { Database } from '../database/database.ts';
import { databaseTime } from '../database/dialect.ts';
import { isNewDatabase, otherDatabases } from '../database/new-database.ts';
import { storageState } from '../database/storage-state.ts';
import { areSuspended } from '../notifications/webhooks/webhook-switch.ts';
import { findClockDoubt } from '../retention/clock-doubt.ts';
import type { FailedDelivery } from '../sending/mail/mail.ts';
import { meaningOf } from '../sending/mail/smtp-trouble.ts';
import type { MailRefusal } from '../sending/mail/watched-mailer.ts';
import { isOverdue, outboxBacklog } from '../sending/outbox/outbox-backlog.ts';
import type { Config } from '../settings/config.ts';

/** Below this a full disk is near, on which SQLite can store no request. */
export const LEAST_FREE_BYTES = 500_000_000;
/** More than a day, so that a late nightly backup raises no alarm. */
export const OLDEST_BACKUP_MS = 36 * 60 * 60 * 1000;

export interface WarningsDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'siteUrl' | 'database' | 'retentionYears' | 'webhooks'>;
  readonly storage?: typeof storageState;
  readonly mailRefusals?: ReadonlySet<MailRefusal>;
  readonly mailTrouble?: () => FailedDelivery | undefined;
}

/** Whatever changes with the day is asked once in so long. */
const RARELY_MS = 10 * 60 * 1000;

/** @returns gives the warnings at that moment */
export function createWarnings(deps: WarningsDeps): (now: Date) => Promise<string[]> {
  const { db, config } = deps;
  let asked: { readonly at: number; readonly daily: DailyWarnings } | undefined;
  return async (now) => {
    const time = now.getTime();
    if (asked === undefined || Math.abs(time - asked.at) >= RARELY_MS) {
      const doubt = await findClockDoubt(db, await databaseTime(db, now), config.retentionYears);
      asked = { at: time, daily: { doubt, ofNew: await newDatabaseWarnings(db, config, now) } };
    }
    return warningsOf(deps, now, asked.daily);
  };
}

interface DailyWarnings {
  readonly doubt: string | undefined;
  readonly ofNew: readonly string[];
}

/** The warning for each refusal of the mail server. */
export const MAIL_REFUSED: Readonly<Record<MailRefusal, string>> = {
  login: 'The mail server refuses the login: see user and password in SMTP_URL.',
  mail: 'The mail server refuses our email: leads outbox says why.',
  address: 'The mail server refuses an address in TEAM_INBOX: leads test-mail says which.',
};

/** What the engineer should look at. It has no figures and no names, because monitors keep what they read: those are
 *  in /metrics and in the team's commands. */
async function warningsOf(
  deps: WarningsDeps,
  now: Date,
  { doubt, ofNew }: DailyWarnings,
): Promise<string[]> {
  const { db, config, storage = storageState, mailRefusals = new Set() } = deps;
  const trouble = deps.mailTrouble?.();
  const mail = await outboxBacklog(db, now);
  const webhooks = await outboxBacklog(db, now, 'webhook');
  const { freeBytes = Number.POSITIVE_INFINITY, lastBackup } = await storage(config.database);
  const backupAge = now.getTime() - (lastBackup?.getTime() ?? Number.NEGATIVE_INFINITY);
  // A laptop needs no backups, and PostgreSQL has its own.
  const isBackedUp = isPublic(config) && config.database.kind === 'sqlite';
  const warnings: readonly (readonly [boolean, string])[] = [
    [mailRefusals.has('login'), MAIL_REFUSED.login],
    [mailRefusals.has('mail'), MAIL_REFUSED.mail],
    [mailRefusals.has('address'), MAIL_REFUSED.address],
    [trouble !== undefined, `Email cannot be sent: ${meaningOf(trouble?.reason ?? '')}`],
    [isOverdue(mail), 'Email has been waiting for over an hour.'],
    [mail.dead > 0, 'Email was given up and is waiting for the team.'],
    [isOverdue(webhooks), 'Webhooks have been waiting for over an hour.'],
    [webhooks.dead > 0, 'Webhooks were given up: leads outbox says why.'],
    [
      config.webhooks !== null && (await areSuspended(db)),
      'The receiver of webhooks wants no more (410): see WEBHOOK_URL, and start again.',
    ],
    [freeBytes < LEAST_FREE_BYTES, 'The disk of the database is nearly full.'],
    [isBackedUp && backupAge > OLDEST_BACKUP_MS, 'No backup was made for a day and a half.'],
    [
      doubt !== undefined,
      'The clock may be wrong, so nothing old is removed: leads purge says why.',
    ],
  ];
  const applying = warnings.filter(([applies]) => applies).map(([, warning]) => warning);
  return [...applying, ...ofNew];
}

/** The warning on the first day of a public site, or of a slip in DATABASE_URL. */
export async function newDatabaseWarnings(
  db: Database,
  config: Pick<Config, 'database' | 'siteUrl'>,
  now: Date,
): Promise<string[]> {
  if (!isPublic(config) || !(await isNewDatabase(db, now))) return [];
  return otherDatabases(config.database).length > 0
    ? ['The database is new, and another one next to it has requests: see DATABASE_URL.']
    : ['The database is new: if the site is not, DATABASE_URL names another one than before.'];
}

function isPublic({ siteUrl }: Pick<Config, 'siteUrl'>): boolean {
  return siteUrl.startsWith('https:');
}
