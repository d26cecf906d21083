/** Of a company that is registered for VAT: its receipts are tax invoices. */
export interface Vat {
  readonly number: string;
  /** 1, or the number at which the company's own book goes on. */
  readonly firstInvoice: number;
}

/** A rate in per cent, and the day from which it holds. */
export interface VatRate {
  readonly from: string;
  readonly percent: number;
}

/** The rates that every price includes, the oldest first. A new one is added below, as soon as it is law: each move has the
 *  rate of its day, whenever its invoice is written. */
export const vatRates: readonly VatRate[] = [
  { from: '1993-04-07', percent: 14 },
  { from: '2018-04-01', percent: 15 },
];

/** South African: ten digits that begin with 4. */
export const isVatNumber = (text: string): boolean => /^4\d{9}$/.test(text);
