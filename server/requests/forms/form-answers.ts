import { company } from '../../../content/company.ts';
import type { KindName } from '../../../domain/request/kind.ts';
import { thankYouPath } from '../../../domain/request/thank-you.ts';
import { formBody, isForm } from '../../http/request-body.ts';
import type { Site } from '../../http/site/load-site.ts';
import { sendPage } from '../../http/site/send-page.ts';
import type { Log } from '../../settings/log.ts';
import { type Answers, apiAnswers } from '../replies.ts';
import type { SubmissionKind } from '../submission-kind.ts';
import { type FormPage, prepareFormPage } from './form-page.ts';
import { hasThankYouPage } from './thank-you.route.ts';

interface FormAnswersDeps {
  /** Null where another server has the pages. */
  readonly site: Site | null;
  readonly log: Log;
}

/** Answers browsers without script with pages, and every other client as the API does. A site
 *  without such pages always gets the API's answers. */
export function formAnswers(
  { path, form }: Pick<SubmissionKind<KindName>, 'path' | 'form'>,
  { site, log }: FormAnswersDeps,
): Answers {
  const built = site?.files.get(form.page);
  if (!site || !built || !hasThankYouPage(site)) return apiAnswers;
  const page = prepareFormPage(built.identity.body.toString(), path);
  const missing = form.fields.filter((name) => !page?.names.has(name));
  if (missing.length > 0) {
    log.warn({ page: form.page, action: path, missing }, 'a form lacks fields without script');
  }
  if (!page) return apiAnswers;
  const pages = pageAnswers(page, built.policy);
  const forSender: Answers = {
    accept: (request, ...rest) => (isForm(request) ? pages : apiAnswers).accept(request, ...rest),
    refuse: (request, ...rest) => (isForm(request) ? pages : apiAnswers).refuse(request, ...rest),
  };
  return forSender;
}

function pageAnswers(page: FormPage, policy: string): Answers {
  return {
    // 303: the browser gets the next page with GET, so a reload does not send the form again.
    async accept(_request, reply, { reference }) {
      return reply.header('cache-control', 'no-store').redirect(thankYouPath(reference), 303);
    },
    async refuse(request, reply, { status, errors = [] }) {
      const words = formBody(request)?.fields;
      const html = page.fill({ words, notice: formNotice(status), errors });
      return sendPage(request, reply, { status, html, policy });
    },
  };
}

const OR_PHONE = `If it fails again, phone us on ${company.phone.display}.`;

const NOTICES: Readonly<Record<number, string>> = {
  // The page shows none of the input, because another site may have sent it.
  403: 'This form was not sent from our own site. Please fill it in here and send it again.',
  413: 'That is more text than we can take at once. Please shorten it and send it again.',
  429: 'Several forms came from your connection within a minute. Please wait a minute and send it again. Everything is still here.',
  503: `We couldn’t save it just now. Nothing is lost. It’s all still here, so please send it again. ${OR_PHONE}`,
};

/** Tells a visitor who gets the form back what happened and what to do now. */
function formNotice(status: number): string {
  return NOTICES[status] ?? `That didn’t work. Please send it again. ${OR_PHONE}`;
}
