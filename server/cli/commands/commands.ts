import { backup } from './backup.command.ts';
import { checkBackup } from './check-backup.command.ts';
import type { Command } from './command.ts';
import { diary } from './diary.command.ts';
import { erase } from './erase.command.ts';
import { exportSubmissions } from './export.command.ts';
import { find } from './find.command.ts';
import { list } from './list.command.ts';
import { outbox } from './outbox.command.ts';
import { purge } from './purge.command.ts';
import { rekey } from './rekey.command.ts';
import { report } from './report.command.ts';
import { restore } from './restore.command.ts';
import { retry } from './retry.command.ts';
import { show } from './show.command.ts';
import { tell } from './tell.command.ts';
import { testMail } from './test-mail.command.ts';

export const commands: readonly Command[] = [
  list,
  find,
  show,
  exportSubmissions,
  report,
  erase,
  purge,
  rekey,
  diary,
  outbox,
  retry,
  backup,
  checkBackup,
  restore,
  testMail,
  tell,
];
