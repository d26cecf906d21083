import type { Config } from '../settings/config.ts';
import type { MailJob, MailJobDeps } from './mail-job.ts';
import { createReminders } from './reminders.ts';
import { createDayBeforeMail } from './send-day-before.ts';
import { createMorningMail } from './send-morning-email.ts';

interface MailJobsDeps extends MailJobDeps {
  readonly config: Pick<Config, 'remindAfter' | 'morningMail' | 'dayBefore'>;
}

/** The jobs that send mails by time, but for those that the settings turn off. */
export function createMailJobs({ config, ...deps }: MailJobsDeps): MailJob[] {
  const { remindAfter, morningMail, dayBefore } = config;
  const jobs: MailJob[] = [];
  if (morningMail !== null) jobs.push(createMorningMail({ ...deps, at: morningMail }));
  if (dayBefore !== null) jobs.push(createDayBeforeMail({ ...deps, at: dayBefore }));
  if (remindAfter.length > 0) {
    jobs.push(createReminders({ ...deps, reminders: remindAfter, morningMail }));
  }
  return jobs;
}
