import { account } from '../../content/company.ts';
import { firstName } from '../../domain/first-name.ts';
import { randInWords } from '../../domain/money.ts';
import { billLines, issuerLines, paymentInWords } from '../../domain/quote/bill-in-words.ts';
import { payLines } from '../../domain/quote/pay-in-words.ts';
import { newsFor, routeLines } from './mail-to-visitor.ts';

/** Composes the mail to the visitor about what the move came to: the receipt once it is paid, or else how to pay. */
export const billNews = newsFor(
  'bill',
  ['settled', 'paid'],
  ({ stored, progress: { bill, held } }) => {
    if (!bill) return undefined;
    const { payment, isCorrected } = bill;
    const price = randInWords(bill.price);
    const paid = payment && `paid ${paymentInWords(payment)}`;
    const title = paid ? 'Thank you for moving with us' : 'What your move came to';
    const subject = paid ? `Thank you: ${price}, ${paid}` : `${title}: ${price}`;
    const lead = [
      `${firstName(stored.name)}, ${paid ? 'this is your receipt.' : 'thank you for moving with us.'}`,
      isCorrected && 'It replaces what we sent you before.',
      'Your page has it on one sheet to print.',
    ];
    return {
      subject: isCorrected ? `Corrected: ${subject}` : subject,
      title,
      lead: lead.filter(Boolean).join(' '),
      figure: { value: price, under: paid ?? 'not paid yet' },
      button: paid ? 'Open your receipt' : 'Open your move',
      sections: [
        {
          title: paid ? 'Your receipt' : 'Your move',
          lines: [...routeLines(stored), ...billLines(bill, held)],
        },
        ...(paid ? [] : [{ title: 'To pay', lines: payLines(stored.reference, account) }]),
      ],
      questions: 'Is something not right? Phone us, or reply to this email.',
      us: issuerLines,
    };
  },
);
