import { inWords } from './term.ts';

export const TERMS = {
  quoteValidity: { days: 21 },
  emailQuoteWithin: { hours: 36 },
  cancellationNotice: { days: 3 },
  keptFor: { years: 5 },
  accountsKeptFor: { years: 6 },
  backupsKeptFor: { days: 10 },
  suspectedKeptFor: { days: 60 },
  unsentKeptFor: { days: 2 },
  dataAnswerWithin: { days: 28 },
};
export const quoteValidity = inWords(TERMS.quoteValidity);
export const quoteGoodFor = `${quoteValidity} at most`;
export const emailQuoteWithin = inWords(TERMS.emailQuoteWithin);
export const cancellationNotice = inWords(TERMS.cancellationNotice);
export const keptFor = inWords(TERMS.keptFor);
export const accountsKeptFor = inWords(TERMS.accountsKeptFor);
export const backupsKeptFor = inWords(TERMS.backupsKeptFor);
export const suspectedKeptFor = inWords(TERMS.suspectedKeptFor);
export const unsentKeptFor = inWords(TERMS.unsentKeptFor);
export const dataAnswerWithin = inWords(TERMS.dataAnswerWithin);
export const cancelledLate = (left: string): string =>
  `That is ${left} before we come. We ask for ${cancellationNotice}.`;
export const termsOf = 'March 2026';
export const namesCancellationFee = true;

export const paymentMethods = ['card', 'EFT'] as const;
export const payment = paymentMethods.join(' or ');
export const clock = { from: 'our truck is at your door', until: 'it is empty' } as const;
export const localReach = '35km';
export const storing: string = '';
export const noInsurance = 'Insurance is yours to arrange.';
