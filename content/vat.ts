/** Of a company that is registered for VAT: its receipts are tax invoices. */
export interface Vat {
  readonly number: string;
  /** The rate, which every price includes: 15. */
  readonly percent: number;
  /** 1, or the number at which the family's own book goes on. */
  readonly firstInvoice: number;
}

/** South African: ten digits that begin with 4. */
export const isVatNumber = (text: string): boolean => /^4\d{9}$/.test(text);
