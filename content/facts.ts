import type { OpeningHours } from './week.ts';

/** The shapes of the facts in company.ts and prices.ts. What a list or an optional field (`?`) does not have is
 *  shown nowhere: its heading, note and legal sentence go with it. */

export interface Figure {
  readonly value: string;
  readonly label: string;
}

export interface Company {
  readonly name: string;
  /** First part of every reference, read out on the phone: JFM-7K3Q-24. */
  readonly referencePrefix: string;
  readonly phone: { readonly display: string; readonly link: `tel:+${string}` };
  /** Digits only, country code first. */
  readonly whatsAppNumber: string;
  readonly email: string;
  readonly location: string;
  readonly blurb: string;
  readonly copyrightYear: number;
  readonly founded: string;
  readonly hours: readonly [OpeningHours, ...OpeningHours[]];
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** The badge in the footer. */
  readonly verifiedNetwork?: {
    readonly label: string;
    readonly url: string;
    /** Of the membership, for whoever looks it up there. */
    readonly number?: string;
  };
  /** Claimed figures; illustrative.ts says whether they are examples. */
  readonly figures: readonly Figure[];
}

/** The account for transfers, as the bank writes it: text, since zeros at the beginning belong to it. */
export interface BankAccount {
  readonly holder: string;
  readonly bank: string;
  readonly branchCode: string;
  readonly number: string;
}

/** A home whose move shows what the hourly rates come to. */
export interface WorkedMove {
  /** 'A two-bedroom townhouse from Boskruin to Fourways' */
  readonly title: string;
  readonly bedrooms: '1' | '2' | '3' | '4+';
  /** As your terms count them, and only from moves that you did. */
  readonly usualHours?: readonly [from: number, to: number];
}

/** Services in the two homes in addition to moving. */
export interface Package {
  readonly name: string;
  readonly price: string;
  readonly mostPopular: boolean;
  /** Every package has the same rows in the table. */
  readonly includes: Readonly<Record<string, string | undefined>>;
}
