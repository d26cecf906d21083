// @module-tag slow
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { contactMessageSchema } from '../../../domain/request/message.schema.ts';
import { type QuoteRequest, quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import { cleanAddress, cleanLine, cleanText } from '../../../domain/text.ts';
import { findCase } from '../../../server/moves/case.ts';
import { composeReceivedMail } from '../../../server/notifications/to-team/received.email.ts';
import { createMailer } from '../../../server/sending/mail/mailer.ts';
import { loadConfig } from '../../../server/settings/config.ts';
import { COMPOSING } from '../testing/composing.ts';
import { FORM_SITE } from '../testing/form-site.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-requests.ts';
import { CONTACT_FIELDS, encodeForm, formPost, QUOTE_FIELDS } from '../testing/sample-form.ts';
import { SAMPLE_MESSAGE } from '../testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { startSmtpInbox } from '../testing/smtp-inbox.ts';
import { buildTestApp, loadTestSite, type TestApp } from '../testing/test-app.ts';

const FORMS = [
  {
    what: 'the quote form',
    url: '/api/quote-requests',
    json: SAMPLE_REQUEST,
    fields: QUOTE_FIELDS,
    lines: ['name', 'phone', 'fromAddress', 'toAddress', 'moveDate'],
    hours: ['fromHours', 'toHours'],
    text: 'additionalNotes',
  },
  {
    what: 'the contact form',
    url: '/api/contact-submissions',
    json: SAMPLE_MESSAGE,
    fields: CONTACT_FIELDS,
    lines: ['name', 'phone'],
    hours: [],
    text: 'message',
  },
] as const;

type Form = (typeof FORMS)[number];

/** The text in every field that takes free text, padded to be long enough, with a name and a phone to dial. */
function filledWith(hostile: string, { lines, hours, text }: Form): Record<string, string> {
  const entries = [...lines, ...hours].map((name) => [
    name,
    `${hostile.slice(0, 450)} ${name === 'name' ? 'Thandi' : '082 555 0119'}`,
  ]);
  return Object.fromEntries([
    ...entries,
    [text, `${hostile.slice(0, 4900)}\n${hostile.slice(0, 20)} in my own words`],
  ]);
}

/** The input as a program sends it: the hours of an address are part of its access. */
function asJson({ fromHours, toHours, ...words }: Record<string, string>, { json }: Form) {
  if (fromHours === undefined) return { ...json, ...words };
  return {
    ...json,
    ...words,
    access: { version: 1, from: { hours: fromHours }, to: { hours: toHours } },
  };
}

/** The part of the input that is stored. */
function clean(words: Record<string, string>, { text }: Form): Record<string, string> {
  const entries = Object.entries(words).map(([name, word]) => [
    name,
    (name === text ? cleanText : name === 'phone' ? cleanAddress : cleanLine)(word),
  ]);
  return Object.fromEntries(entries);
}

/** The names of all tags in order, which stay the same whatever the text between them. */
function tagsOf(html = ''): string[] {
  return Array.from(html.matchAll(/<(\/?[a-z!][a-z0-9-]*)/gi), ([, name = '']) => name);
}

const BUTTON = 'table tr td a /a /td /tr /table ';

/** The same for a mail. Its words decide the number of open questions, and whether it has a phone
 *  number to dial and two places for a map. */
function mailTagsOf(html: string | undefined): string {
  return tagsOf(html)
    .filter((tag) => tag !== 'br')
    .join(' ')
    .replace(/(li \/li )+/g, 'li /li ')
    .replace(/td (div \/div )+/g, 'td ')
    .replaceAll(BUTTON, '')
    .replaceAll('p a /a a /a /p', 'p a /a /p')
    .replaceAll('/table a /a h2', '/table h2');
}

function linksIn(html = ''): string[] {
  return Array.from(html.matchAll(/ (?:href|src)="([^"]*)"/g), ([, url = '']) => url);
}

const NO_PERSON_TYPES = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069]/u;
const HARMLESS_LINK =
  /^(https:\/\/movers\.example\/desk#\w{32}$|tel:\+\d+$|https:\/\/wa\.me\/\d|mailto:|https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;origin=)/;

/** Receives the team's mail. */
async function startTeamInbox() {
  const inbox = await startSmtpInbox();
  const mailer = createMailer(
    loadConfig({ SMTP_URL: inbox.url, TEAM_INBOX: 'desk@movers.example' }),
  );
  return { inbox, mailer };
}

describe.each(FORMS)('$what', (form) => {
  const { url, json, fields } = form;

  /** The answers as they are stored, those of each table. */
  async function stored({ db }: TestApp, reference: string) {
    const row = await db
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    const found = row && (await findCase(db, row));
    if (!found) throw new Error(`${reference} is not stored`);
    return { ...found.stored.content, ...found.stored };
  }

  function hoursOf(row: object): Record<string, string> {
    if (!('access' in row)) return {};
    // As the schema of requests has it.
    const { from, to } = row.access as NonNullable<QuoteRequest['access']>;
    return { fromHours: from?.hours ?? '', toHours: to?.hours ?? '' };
  }

  async function expectStored(testApp: TestApp, reference: string, words: Record<string, string>) {
    const found = await stored(testApp, reference);
    const row = { ...found, ...hoursOf(found) };
    expect(row).toMatchObject(words);
    for (const value of Object.values(row)) {
      expect(String(value).isWellFormed()).toBe(true);
      expect(String(value).replace(/[\n\t]/g, '')).not.toMatch(NO_PERSON_TYPES);
    }
  }

  test('keeps what was typed, less what can harm, from a program', { tags: 'slow' }, async () => {
    const testApp = await buildTestApp();
    for (const hostile of HOSTILE_TEXTS) {
      const words = filledWith(hostile, form);
      const payload = asJson(words, form);
      const answer = await testApp.app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode, hostile).toBe(201);
      await expectStored(testApp, answer.json().reference, clean(words, form));
    }
  });

  test('keeps what was typed, less what can harm, from a browser without script', {
    tags: 'slow',
  }, async () => {
    const testApp = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
    for (const hostile of HOSTILE_TEXTS) {
      const words = filledWith(hostile, form);
      const answer = await testApp.app.inject(formPost(url, { ...fields, ...words }));
      expect(answer.statusCode, hostile).toBe(303);
      const reference = String(answer.headers.location).replace('/thank-you/', '');
      // A browser replaces half characters when it encodes a form.
      const sent = Object.fromEntries(new URLSearchParams(encodeForm(words)));
      await expectStored(testApp, reference, clean(sent, form));
    }
  });

  test('is mailed without a tag, a header or a recipient of the sender', async () => {
    const { inbox, mailer } = await startTeamInbox();
    const testApp = await buildTestApp();
    for (const hostile of ['plain words', ...HOSTILE_TEXTS]) {
      const payload = asJson(filledWith(hostile, form), form);
      const answer = await testApp.app.inject({ method: 'POST', url, payload });
      const row = await stored(testApp, answer.json().reference);
      const mail = await composeReceivedMail(
        testApp.db,
        { submissionId: answer.json().id, event: null, about: null },
        COMPOSING,
      );
      if (!mail) throw new Error(`no mail about ${hostile}`);
      expect(mail.subject).not.toMatch(NO_PERSON_TYPES);
      expect(await mailer.deliver(mail)).toMatchObject({
        status: 'sent',
      });

      const [plain] = inbox.received;
      const received = inbox.received.at(-1);
      expect(received?.recipients).toEqual(['desk@movers.example']);
      expect(received?.to).toMatchObject([{ address: 'desk@movers.example' }]);
      expect(received?.replyTo).toEqual([{ name: row.name, address: json.email }]);
      expect(received?.subject).toBe(mail.subject);
      expect(received?.headers.map(({ key }) => key)).toEqual(plain?.headers.map(({ key }) => key));
      expect(mailTagsOf(received?.html)).toBe(mailTagsOf(plain?.html));
      for (const link of linksIn(received?.html)) expect(link).toMatch(HARMLESS_LINK);
    }
    expect(inbox.received).toHaveLength(HOSTILE_TEXTS.length + 1);
  });

  test('comes back without script as it was typed, and nothing of it runs', async () => {
    const { app } = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
    const refusedPage = async (words: Record<string, string>) => {
      const answer = await app.inject(formPost(url, { ...fields, ...words, email: 'me@' }));
      expect(answer.statusCode).toBe(422);
      return answer.body;
    };
    const plain = await refusedPage(filledWith('plain words', form));
    for (const hostile of HOSTILE_TEXTS) {
      const words = filledWith(hostile, form);
      const page = await refusedPage(words);
      expect(tagsOf(page)).toEqual(tagsOf(plain));
      const sent = new URLSearchParams(encodeForm(words));
      for (const name of [...form.lines, form.text]) {
        expect(shownIn(page, name)).toBe(sent.get(name));
      }
    }
  });

  test.each([
    'a@visitor.example\r\nBcc: all@evil.example',
    'a@visitor.example, b@evil.example',
    'a@visitor.example b@evil.example',
    '"a\\r\\nBcc: x"@evil.example',
    '<script>@evil.example',
    'a@visitor.example>,<b@evil.example',
    'a@visitor.example?bcc=b@evil.example',
    'Somebody <a@visitor.example>',
    'a@b',
    'ä\u202e@visitor.example',
  ])('refuses the address %j', async (email) => {
    const testApp = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
    const asJson = await testApp.app.inject({ method: 'POST', url, payload: { ...json, email } });
    expect(asJson.statusCode).toBe(422);
    const asForm = await testApp.app.inject(formPost(url, { ...fields, email }));
    expect(asForm.statusCode).toBe(422);
    expect(await testApp.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['a\u0000@visitor.example', 'a@visitor.example'],
    [' a@visitor.example\r\n', 'a@visitor.example'],
    ['\ufeffa\u200b@visitor.example', 'a@visitor.example'],
    ["o'brien+x_y@visitor.example", "o'brien+x_y@visitor.example"],
  ])('takes the address %j for %s', async (email, kept) => {
    const testApp = await buildTestApp();
    const answer = await testApp.app.inject({ method: 'POST', url, payload: { ...json, email } });
    expect(await stored(testApp, answer.json().reference)).toMatchObject({ email: kept });
  });
});

test('every field that takes any text is filled with hostile text', () => {
  const [quote, contact] = FORMS;
  const takingText = (fields: Readonly<Record<string, z.ZodMiniType>>) =>
    Object.keys(fields).filter(
      (name) => fields[name]?.safeParse('082 555 0119, ring twice').success,
    );
  expect([...quote.lines, quote.text].toSorted()).toEqual(
    takingText(quoteRequestSchema.shape).toSorted(),
  );
  expect([...contact.lines, contact.text].toSorted()).toEqual(
    takingText(contactMessageSchema.shape).toSorted(),
  );
});

/** The text that a browser shows in the control of this name. */
function shownIn(page: string, name: string): string | undefined {
  const input = new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(page);
  const area = new RegExp(`<textarea[^>]* name="${name}"[^>]*>\n([^<]*)</textarea>`).exec(page);
  return (input ?? area)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');
}
