import { account } from '../../../content/company.ts';
import { addressed } from '../../../domain/greeting.ts';
import { randInWords } from '../../../domain/money.ts';
import { paymentInWords } from '../../../domain/quote/bill-in-words.ts';
import { billPaper, invoiceName } from '../../../domain/quote/bill-paper.ts';
import { newsFor, routeLines } from './mail-to-visitor.ts';
import { payLines } from './pay-in-words.ts';

/** Composes the mail to the visitor about what the move came to: the receipt once it is paid, or else how to pay. Of a
 *  company that is registered for VAT the first one is the tax invoice, and a payment that comes later has its receipt. */
export const billNews = newsFor(
  'bill',
  ['settled', 'paid'],
  ({ stored, invoice, progress: { bill, held } }, { event }) => {
    if (!bill) return undefined;
    const { payment, isCorrected } = bill;
    const isInvoice = invoice !== null && bill.invoice?.event === event.number;
    const paper = billPaper(bill, held, isInvoice ? invoice : null);
    const price = randInWords(bill.price);
    const paid = payment && `paid ${paymentInWords(payment)}`;
    const ofBill = paid ? 'Thank you for moving with us' : 'What your move came to';
    const what = isInvoice ? `your tax ${invoiceName(invoice.number)}` : 'your receipt';
    const said = paid ?? 'not paid yet';
    const subject = paid ? `Thank you: ${price}, ${paid}` : `${ofBill}: ${price}`;
    const lead = [
      addressed(
        stored.name,
        `thank you for moving with us${paid || isInvoice ? `: this is ${what}` : ''}.`,
      ),
      paper.replaces || (isCorrected && 'It replaces what we sent you before.'),
      isInvoice && stored.email !== null
        ? 'Your page has a copy to print.'
        : 'Your page has it on one sheet to print.',
    ];
    const about =
      invoice && !isInvoice ? [{ label: 'For', value: `Tax ${invoiceName(invoice.number)}` }] : [];
    return {
      subject: isCorrected ? `Corrected: ${price}, ${said}` : subject,
      title: paper.title || ofBill,
      lead: lead.filter(Boolean).join(' '),
      figure: { value: price, under: said, says: ['payment'] },
      button: paid ? 'Open your receipt' : 'Open your move',
      sections: [
        {
          title: paper.title || (paid ? 'Your receipt' : 'Your move'),
          lines: [...about, ...routeLines(stored), ...paper.lines],
          isBill: true,
        },
        ...(paper.to.length > 0 ? [{ title: 'To', lines: paper.to }] : []),
        ...(paid ? [] : [{ title: 'To pay', lines: payLines(stored.reference, account) }]),
      ],
      questions: 'Is something not right? Phone us, or reply to this email.',
      us: paper.issuer,
    };
  },
);
