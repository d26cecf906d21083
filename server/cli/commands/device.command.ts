import { localDay } from '../../../domain/dates/local-time.ts';
import { usedInWords } from '../../../domain/team/devices.ts';
import { SIGNED_IN_DAYS } from '../../../domain/team/whose-device.ts';
import type { Database } from '../../database/database.ts';
import type { Invitation } from '../../database/tables/device.table.ts';
import { type Device, findDevices, signOut } from '../../team/devices/device.repository.ts';
import { newSignInLink } from '../../team/devices/sign-in-link.repository.ts';
import { withDatabase } from '../team-database.ts';
import { block } from '../terminal/block.ts';
import { type AddCommand, type Call, done, failed, misused, type Outcome } from './command.ts';

export const device: AddCommand = (program, action) =>
  program
    .command('device')
    .summary('Lists the devices that are signed in, signs one in or out')
    .description(`The team's pages (desk, diary, figures) open only on devices that are signed in. A link
from --new signs in one, within an hour; the pages themselves send such a link to the team's inbox too.
A device that is not used for ${SIGNED_IN_DAYS} days is signed out. A lost phone is signed out with --out, by its
name or id as this command lists them.`)
    .option('--new', 'prints a link that signs in one device')
    .option('--out <NAME|ID>', 'signs a device out')
    .action(action(runDevice));

interface Options {
  readonly new?: true;
  readonly out?: string;
}

async function runDevice({ config, terminal, now }: Call, { new: isNew, out }: Options) {
  if (isNew && out !== undefined) return misused('Either --new or --out.');
  return withDatabase(config.database, async (db): Promise<Outcome> => {
    if (isNew) {
      const link = { invited: 'command', now: now() } as const;
      await terminal.print(`${await newSignInLink(db, config.siteUrl, link)}\n`);
      terminal.note('It signs in one device, within an hour.');
      return done;
    }
    const today = localDay(now());
    const devices = await findDevices(db, today);
    if (out !== undefined) return runOut(db, devices, { word: out, terminal, at: now() });
    if (devices.length === 0) terminal.note('No device is signed in. To sign one in: --new');
    await terminal.print(devices.map((each) => inWords(each, today)).join(''));
    return done;
  });
}

/** Signs out the device of that id, or of that name if only one has it. */
async function runOut(
  db: Database,
  devices: readonly Device[],
  { word, terminal, at }: { word: string; at: Date } & Pick<Call, 'terminal'>,
): Promise<Outcome> {
  const named = devices.filter(({ name }) => plain(name) === plain(word));
  const found = devices.find(({ id }) => id === word.trim()) ?? named[0];
  if (!found) return failed(`No device that is signed in is called ${word}.`);
  if (found.id !== word.trim() && named.length > 1) {
    const ids = named.map(({ id }) => id).join(', ');
    return failed(`Several devices are called ${found.name}. Name one by its id: ${ids}.`);
  }
  await signOut(db, found.id, at);
  terminal.note(`${found.name} is signed out.`);
  return done;
}

/** Phones type another apostrophe than keyboards. */
const plain = (name: string) => name.trim().toLowerCase().replaceAll('’', "'");

const INVITED: Readonly<Record<Invitation, string>> = {
  mail: 'by a link in the inbox',
  command: 'by a link of this command',
  start: 'by the link at the start',
  'test-mail': 'by the link in the test email',
};

function inWords(device: Device, today: string): string {
  const { id, name, browser, signedInAt, invited, lastUsed } = device;
  const signedIn = `signed in ${usedInWords(localDay(new Date(signedInAt)), today)} ${INVITED[invited]}`;
  return block([[name, id], [browser, `last used ${usedInWords(lastUsed, today)}`], [signedIn]]);
}
