import type { BankAccount } from '../content/facts.ts';
import { isVatNumber, type Vat, type VatRate } from '../content/vat.ts';

interface Facts {
  readonly account: BankAccount | null;
  readonly vat: Vat | null;
  readonly vatRates: readonly VatRate[];
  readonly legalEntity: { readonly name: string; readonly address: string };
}

/** Errors in the owner's facts, a sentence each: a slip in them costs money. */
export function factProblems({ account, vat, vatRates, legalEntity }: Facts): string[] {
  return [
    ...(account ? accountProblems(account) : []),
    ...(vat ? vatProblems(vat, legalEntity) : []),
    ...rateProblems(vatRates),
  ].filter(Boolean);
}

function accountProblems({ holder, bank, branchCode, number }: BankAccount): string[] {
  return [
    holder && bank ? '' : 'account: please give the holder and the bank.',
    /^\d{6}$/.test(branchCode)
      ? ''
      : `account: a branch code has six digits, and “${branchCode}” has not.`,
    /^\d{6,16}$/.test(number)
      ? ''
      : `account: please write the number in digits; “${number}” has others, or too few.`,
  ];
}

function vatProblems(
  { number, firstInvoice }: Vat,
  { name, address }: Facts['legalEntity'],
): string[] {
  return [
    isVatNumber(number)
      ? ''
      : `vat: a VAT number has ten digits and begins with 4, and “${number}” does not.`,
    Number.isInteger(firstInvoice) && firstInvoice > 0
      ? ''
      : 'vat: the number of the first invoice is 1, or the one at which your own book goes on.',
    name && address
      ? ''
      : 'legalEntity: a tax invoice needs the registered name and the address of the company.',
  ];
}

function rateProblems(rates: readonly VatRate[]): string[] {
  return rates.flatMap(({ from, percent }, nth) => [
    percent > 0 && percent < 100 ? '' : 'vatRates: please give each rate in per cent, as 15.',
    /^\d{4}-\d{2}-\d{2}$/.test(from) && from > (rates[nth - 1]?.from ?? '')
      ? ''
      : 'vatRates: please give each rate its first day, as 2018-04-01, the oldest first.',
  ]);
}
