import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { asNobody } from '../../tests/server/testing/as-nobody.ts';
import { temporaryFolder } from '../../tests/server/testing/temporary-folder.ts';
import { readDotEnv } from './dot-env.ts';
import { StartError } from './start-error.ts';

const TEXT = 'RATE_LIMIT=5\r\nMAIL_FROM="Zoë’s movers 🚚 <desk@movers.example>"\r\n';
const SETTINGS = { RATE_LIMIT: '5', MAIL_FROM: 'Zoë’s movers 🚚 <desk@movers.example>' };

function fileWith(contents: Buffer): string {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, contents);
  return file;
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, as Windows writes it', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 in the other byte order', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
])('%s is read', (_what, contents) => {
  expect({ ...readDotEnv(fileWith(contents)) }).toEqual(SETTINGS);
});

test.each([
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
  ['Latin-1', Buffer.from('MAIL_FROM=Zoë <desk@movers.example>', 'latin1')],
])('%s is refused in so many words', (_what, contents) => {
  const file = fileWith(contents);
  expect(() => readDotEnv(file)).toThrow(
    new StartError(`${file} is not in UTF-8. Save it again in that encoding.`),
  );
});

test('a file that only its owner may read is refused for that reason', () => {
  const file = fileWith(Buffer.from(TEXT));
  chmodSync(file, 0o000);
  chmodSync(dirname(file), 0o755);
  expect(asNobody(() => readDotEnv(file))).toThrow('no permission to read it');
});

test('without the file there are no settings; a broken link or a folder is no such case', () => {
  const folder = temporaryFolder();
  expect(readDotEnv(join(folder, '.env'))).toEqual({});
  symlinkSync('/nowhere/movers.env', join(folder, '.env'));
  expect(() => readDotEnv(join(folder, '.env'))).toThrow('is a link to a file that is not there');
  expect(() => readDotEnv(folder)).toThrow(/cannot be read: EISDIR/);
});
