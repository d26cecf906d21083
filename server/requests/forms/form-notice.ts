import { company } from '../../../content/company.ts';

const OR_PHONE = `If it fails again, phone us on ${company.phone.display}.`;

const NOTICES: Readonly<Record<number, string>> = {
  // The page shows none of the input, because another site may have sent it.
  403: 'This form was not sent from our own site. Please fill it in here and send it again.',
  413: 'That is more text than we can take at once. Please shorten it and send it again.',
  429: 'Several forms came from your connection within a minute. Please wait a minute and send it again. Everything is still here.',
  503: `We couldn’t save it just now. Nothing is lost. It’s all still here, so please send it again. ${OR_PHONE}`,
};

/** Tells a visitor who gets the form back what happened and what to do now. */
export function formNotice(status: number): string {
  return NOTICES[status] ?? `That didn’t work. Please send it again. ${OR_PHONE}`;
}
