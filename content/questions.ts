import { startingPrice } from './prices.ts';
import { cancellationNotice, noInsurance, payment, quoteValidity } from './terms.ts';

export interface Question {
  readonly question: string;
  /** From the company's terms; where they are silent, the answer points to the quote or to the team. */
  readonly answer: string;
  /** Replaces the answer once the owner has decided. */
  readonly ownersAnswer?: string;
}

/** Common questions before a move, on the contact page. */
export const questions: readonly Question[] = [
  {
    question: 'Do I pay a deposit?',
    answer: `Payment is due on completion, by ${payment}.`,
  },
  {
    question: 'Is there a minimum number of hours?',
    answer: `Ask us: it depends on the move. Moves start from ${startingPrice}, local ones have hourly rates, and your quote says what yours comes to.`,
  },
  {
    question: 'How many people come, and how big is the truck?',
    answer: 'It’s in your quote. We work it out from your list, the stairs and the gate.',
  },
  {
    question: 'Do you move on weekends and public holidays?',
    answer:
      'We’re open seven days a week. For a public holiday, ask us, and ask your estate or complex too.',
  },
  {
    question: 'What if something gets damaged?',
    answer: `Tell the crew before you pay, or us as soon as you notice. ${noInsurance}`,
  },
  {
    question: 'What if I have to cancel, or change the date?',
    answer: `Tell us at least ${cancellationNotice} before the move. If it’s later than that, phone us as soon as you know.`,
  },
  {
    question: 'Are boxes and packing in the price?',
    answer:
      'Only if your quote says so. Tell us in the notes who packs and whether you need boxes, and we’ll quote for that.',
  },
  {
    question: 'How long will it take?',
    answer:
      'Ask us with both addresses and your list. A lift, a long carry or a distant town changes it most.',
  },
  {
    question: 'Can you store things in between?',
    answer: 'Ask us, with the dates. On long distances storage is one of the options.',
  },
  {
    question: 'When will you arrive?',
    answer: `We settle the day and the hour with you once you accept the quote, which is valid for ${quoteValidity}.`,
  },
];
