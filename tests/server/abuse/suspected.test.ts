import { describe, expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { suspectedKeptFor } from '../../../content/terms.ts';
import { findCases } from '../../../server/moves/case.ts';
import { composeReceivedMail } from '../../../server/notifications/to-team/received.email.ts';
import { COMPOSING } from '../testing/composing.ts';
import { FORM_SITE } from '../testing/form-site.ts';
import { CONTACT_FIELDS, formPost, QUOTE_FIELDS } from '../testing/sample-form.ts';
import { SAMPLE_MESSAGE } from '../testing/sample-message.ts';
import { SAMPLE_REQUEST } from '../testing/sample-request.ts';
import { buildTestApp, loadTestSite, type TestApp } from '../testing/test-app.ts';

const FORMS = [
  {
    what: 'quote request',
    url: '/api/quote-requests',
    json: SAMPLE_REQUEST,
    fields: QUOTE_FIELDS,
  },
  {
    what: 'message',
    url: '/api/contact-submissions',
    json: SAMPLE_MESSAGE,
    fields: CONTACT_FIELDS,
  },
] as const;

describe.each(FORMS)('a $what', ({ url, json, fields }) => {
  // domain/request/suspicion.test.ts asks which signs are suspected.
  function post({ app }: TestApp, signs: object, headers: Record<string, string> = {}) {
    return app.inject({ method: 'POST', url, payload: { ...json, ...signs }, headers });
  }

  async function stored({ db }: TestApp) {
    const rows = await db.selectFrom('submissions').selectAll().orderBy('id').execute();
    const ids = rows.map(({ id }) => id);
    const contents = (await findCases(db, ids)).map(({ stored }) => stored.content);
    expect(contents).toHaveLength(rows.length);
    return rows.map((row, index) => ({ ...row, content: contents[index] }));
  }

  async function mailAbout(testApp: TestApp) {
    const mails = await testApp.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'received')
      .execute();
    expect(mails).toMatchObject([{ state: 'waiting' }]);
    const [mail] = mails;
    return mail && composeReceivedMail(testApp.db, mail, COMPOSING);
  }

  test.each([
    ['honeypot', { topic: 'Best prices' }, 'people neither see nor reach'],
    ['too-fast', { topic: '', elapsed: 300 }, 'within two seconds'],
  ])(
    'that is suspected (%s) is answered, stored and mailed, with a mark',
    async (flag, signs, why) => {
      const plain = await buildTestApp();
      const plainAnswer = await post(plain, {});
      const testApp = await buildTestApp();
      const answer = await post(testApp, signs);
      expect(answer.statusCode).toBe(201);
      expect(Object.keys(answer.headers)).toEqual(Object.keys(plainAnswer.headers));
      expect(Object.keys(answer.json())).toEqual(Object.keys(plainAnswer.json()));

      const [row] = await stored(testApp);
      const [plainRow] = await stored(plain);
      const { reference } = answer.json();
      expect(row).toEqual({
        ...plainRow,
        ...answer.json(),
        flag,
        deskKey: expect.stringMatching(/^[\w-]{32}$/),
        ...(plainRow?.mailKey && {
          mailKey: expect.stringMatching(/^[\w-]{32}$/),
          readKey: expect.stringMatching(/^[\da-f]{32}$/),
        }),
        subject: plainRow?.subject?.replace(plainRow.reference, reference),
      });
      expect(testApp.outbox.wake).toHaveBeenCalledOnce();
      const mail = await mailAbout(testApp);
      const plainMail = await mailAbout(plain);
      expect(mail?.subject).toBe(
        plainMail?.subject.replace(plainMail.reference, String(mail?.reference)),
      );
      expect([mail?.suspected, plainMail?.suspected]).toEqual([flag, undefined]);
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain(why);
        expect(body).toContain(`kept for ${suspectedKeptFor}`);
      }
      expect(plainMail?.text).not.toContain('Please check');
    },
  );

  test('without script is suspected for the honeypot alone, and thanked alike', async () => {
    const testApp = await buildTestApp({ site: await loadTestSite(FORM_SITE) });
    const empty = await testApp.app.inject(formPost(url, { ...fields, topic: '' }));
    const filled = await testApp.app.inject(
      formPost(url, { ...fields, name: 'Casino Royale', topic: 'Best prices' }),
    );
    expect([empty.statusCode, filled.statusCode]).toEqual([303, 303]);
    expect(filled.headers.location).toMatch(`/thank-you/${company.referencePrefix}-`);
    const flags = (await stored(testApp)).map(({ name, flag }) => [name, flag]);
    expect(Object.fromEntries(flags)).toEqual({ [json.name]: null, 'Casino Royale': 'honeypot' });
  });

  test('is the same at a retry, however long it took and whatever filled in the honeypot', async () => {
    const testApp = await buildTestApp();
    const key = { 'idempotency-key': 'a-filled-form' };
    const first = await post(testApp, { elapsed: 1200 }, key);
    const retry = await post(testApp, { elapsed: 61_200, topic: 'x' }, key);
    expect(retry.statusCode).toBe(201);
    expect(retry.json()).toEqual(first.json());
    expect(await stored(testApp)).toMatchObject([{ flag: 'too-fast' }]);
  });

  test('that is wrong is told what is wrong, suspected or not', async () => {
    const testApp = await buildTestApp();
    const answer = await post(testApp, { email: 'me@', topic: 'x' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { field: 'email', message: 'Please enter a valid email' },
    ]);
    expect(await stored(testApp)).toEqual([]);
  });
});
