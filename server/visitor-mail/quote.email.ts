import { termsOf } from '../../content/terms.ts';
import { firstName } from '../../domain/first-name.ts';
import { priceInWords } from '../../domain/quote/price-in-words.ts';
import {
  arrivalInWords,
  quoteLines,
  quoteTerms,
  REPLACES,
} from '../../domain/quote/quote-in-words.ts';
import { addressInWords } from '../../domain/request/labels.ts';
import { newsFor, priceFigure, streetOf } from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';

/** Composes the mail to the visitor with a quote. */
export const quoteNews = newsFor('quote', ['quoted'], (about, { event, situation, siteUrl }) => {
  const { stored, progress } = about;
  const { name, content } = stored;
  const price = priceInWords(event.quote);
  const street = streetOf(stored);
  const replaces = progress.quote?.replaces;
  const title = replaces ? 'Your new quote' : 'Your quote';
  // The mail may have waited: then the price is not for the request as it is now.
  const isOutdated = situation.obstacle === 'changed';
  const lead = [
    replaces ? 'this is our new price' : 'thank you for asking us. This is our price',
    'for your move',
    isOutdated
      ? 'before you changed your request.'
      : `from ${addressInWords(content.fromAddress)} to ${addressInWords(content.toAddress)}.`,
    replaces && `It ${REPLACES[replaces]}`,
    isOutdated && 'The price may have changed too, so we’ll send you a new one.',
  ];
  // The move that they had said yes to is off.
  const off = replaces === 'agreement' ? visitorCalendar(about, event.at) : {};
  return {
    ...off,
    subject: `${title}${street && ` for ${street}`}: ${price}`,
    title: `${title} from ${event.by}`,
    lead: `Hello ${firstName(name)}, ${lead.filter(Boolean).join(' ')}`,
    figure: priceFigure(event.quote, arrivalInWords(event.quote)),
    button: isOutdated ? 'See the quote' : 'See the quote, and book',
    sections: [
      { title: 'Our quote', lines: quoteLines(event.quote) },
      { title: 'Good to know', lines: [...quoteTerms, ...offCalendarLines(off)] },
    ],
    inChat: [
      `Our terms of ${termsOf}, before you say yes:`,
      ...quoteTerms.map(({ label, value }) => `${label}: ${value}`),
      `All of them: ${siteUrl}/terms-of-service`,
    ].join('\n'),
    questions: isOutdated
      ? 'Ask us on your page, or reply to this email.'
      : 'You can accept, decline or ask a question on your page, or reply to this email.',
  };
});
