import type { BankAccount, Company } from './facts.ts';
import { region } from './region.ts';
import type { Vat } from './vat.ts';
import type { PublicHolidays } from './week.ts';

export const company: Company = {
  name: 'Naidoo & Shongwe Removals',
  referencePrefix: 'NS',
  phone: { display: '031 555 0163', link: 'tel:+27315550163' },
  whatsAppNumber: '27315550163',
  email: 'quotes@nsremovals.example',
  location: `${region.city}, ${region.province}`,
  blurb:
    'Two Durban neighbours with two trucks. We have carried houses up and down the coast since 2009.',
  copyrightYear: 2026,
  founded: '2009',
  hours: [
    {
      label: 'Monday to Friday',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '6:30',
      closes: '17:00',
    },
    { label: 'Saturday', days: ['Saturday'], opens: '7:00', closes: '13:00' },
  ],
  social: [],
  figures: [],
};

export const publicHolidays: PublicHolidays = 'closed';

export const legalEntity = {
  name: 'Naidoo and Shongwe Removals CC',
  address: '4 Moore Road, Glenwood, Durban',
  registrationNumber: '2009/011235/23',
};

export const legalStatus: string = 'a close corporation';

export const vat: Vat | null = { number: '4120183726', firstInvoice: 1041 };

export const account: BankAccount | null = {
  holder: 'Naidoo and Shongwe Removals CC',
  bank: 'Bank of the Bluff',
  branchCode: '025009',
  number: '0062555016',
};

export const trucksADay = 4;
export const reviewsUrl: string = 'https://reviews.example/ns-removals';
