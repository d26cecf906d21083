import { expect, test } from 'vitest';
import { contentOf, historyOf, KINDS } from '../../../tests/server/testing/sample-history.ts';
import { mailAbout } from '../../moves/mail-about.ts';
import { NEWS } from './desk-telling.ts';

test.each(KINDS)('the mail about “%s”, if it has one, can be written about it', (kind) => {
  for (const author of [{ by: 'Anna' }, {}]) {
    const [event] = historyOf({ ...contentOf(kind, { about: 1, quote: {} }), ...author });
    const mail = event && mailAbout(event);
    if (mail) expect(NEWS[mail].kinds).toContain(kind);
  }
});
