import { company, publicHolidays } from './company.ts';
import { openingTimes } from './opening-hours.ts';
import { leastTime } from './prices.ts';
import { inWords } from './term.ts';
import { cancellationNotice, noInsurance, payment, quoteGoodFor, storing } from './terms.ts';

export interface Question {
  readonly question: string;
  /** From the company's terms. Without an answer the page leaves the question out. */
  readonly answer?: string;
  /** The owner's answer, which the page shows instead of ours. */
  readonly ownersAnswer?: string;
}

/** Common questions before a move, on the contact page. */
export const questions: readonly Question[] = [
  {
    question: 'Do I pay a deposit?',
    answer: `No. You pay when the move is done, by ${payment}.`,
  },
  {
    question: 'Somebody asked me for money in your name. Is it you?',
    answer: `You pay us when the move is done. If somebody asks for money before that, phone us first on ${company.phone.display}.`,
  },
  {
    question: 'What’s in the price, and what isn’t?',
    answer:
      'Your quote lists it line by line. We quote for boxes, packing, cleaning and furniture setup if you ask; insurance is never in it.',
  },
  {
    question: 'Is there a minimum number of hours?',
    ...(leastTime && { answer: `Yes. By the hour you pay for at least ${inWords(leastTime)}.` }),
  },
  {
    question: 'How many people and trucks come?',
    answer:
      'Your quote gives the number, or the email that confirms your day. We work it out from your list, the stairs and the gate.',
  },
  {
    question:
      publicHolidays === 'unsaid'
        ? 'Do you move on weekends?'
        : 'Do you move on weekends and public holidays?',
    answer: `We’re open ${openingTimes}. Check with your estate or complex too, since many set their own hours for moves.`,
  },
  {
    question: 'What if something gets damaged?',
    answer: `Tell the crew before you pay, or us as soon as you notice. ${noInsurance} The law still protects you if we were careless.`,
  },
  {
    question: 'What if I have to cancel, or change the date?',
    answer: `Please tell us at least ${cancellationNotice} before the move, so that somebody else can have the day. If it’s later than that, phone us as soon as you know.`,
  },
  { question: 'Can I have a bakkie with a driver for one couch?' },
  { question: 'How long will it take?' },
  {
    question: 'Can you store things in between?',
    ...(storing && { answer: `${storing} Your quote has what it costs.` }),
  },
  { question: 'Do you take part of a load, or bring things on a return trip?' },
  {
    question: 'When do you answer on WhatsApp?',
    answer: `In our opening hours. Write whenever it suits you.`,
  },
  {
    question: 'When will you arrive?',
    answer:
      'Your quote names the day. Once you accept, we confirm the day by email, and the hours when we know them.',
  },
  {
    question: 'How long is a quote good?',
    answer: `For ${quoteGoodFor}. If your day, an address or your list changes, we’ll quote again.`,
  },
];
