import type { BankAccount, Company } from './facts.ts';
import { region } from './region.ts';
import type { Vat } from './vat.ts';
import type { PublicHolidays } from './week.ts';

const founded = '2014';

/** The facts that a rebrand changes first (docs/rebrand.md). Every page, mail and message reads them
 *  here. */
export const company: Company = {
  name: 'Jozi Family Movers',
  referencePrefix: 'JFM',
  phone: { display: '011 555 0142', link: 'tel:+27115550142' },
  whatsAppNumber: '27115550142',
  email: 'hello@jozifamily.example',
  location: `${region.city}, ${region.province}`,
  // claim
  blurb: `A ${region.city} family with trucks. Moving houses, offices and the odd piano in and around the city since ${founded}.`,
  copyrightYear: 2024,
  founded,
  hours: [
    {
      label: 'Monday to Saturday',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '7:00',
      closes: '18:00',
    },
    { label: 'Sunday', days: ['Sunday'], opens: '8:00', closes: '16:00' },
  ],
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/jozifamilymovers' },
    { name: 'Facebook', url: 'https://www.facebook.com/jozifamilymovers' },
  ],
  verifiedNetwork: {
    label: 'Verified member, movers’ network',
    url: 'https://verified.movers-network.example/jozi-family-movers',
  },
  figures: [
    { value: '10+', label: 'years of experience' },
    { value: '500+', label: 'customers' },
    { value: '5.0', label: 'rating' },
    { value: '24/7', label: 'availability' },
  ],
};

// Apart from the company, whose facts every visitor's script carries.

/** 'unsaid': no page says anything about them. 'open' as on any other day, 'closed', or hours:
 *  { opens: '8:00', closes: '13:00' }. */
export const publicHolidays: PublicHolidays = 'unsaid';

/** The company as it is registered: for receipts, the terms, the privacy policy, the contact page and the yes to a quote.
 *  An empty field is left out. */
export const legalEntity = {
  /** 'Swift Movers (Pty) Ltd' */
  name: '',
  address: '',
  registrationNumber: '',
};

/** What it is in law: 'a private company', 'a sole proprietor'. Shown with the name. */
export const legalStatus: string = '';

/** Null for a company that is not registered for VAT: its papers are receipts and do not name the tax. */
export const vat: Vat | null = null;

/** The account for transfers. Customers read it in their emails and behind their private link once they have to pay, and no public file has it. Null
 *  for none: they phone for it. */
export const account: BankAccount | null = null;

/** The moves that your people can do in a day; beyond it the desk warns. */
export const trucksADay = 2;

/** The page on which customers write reviews; empty until there is one. */
export const reviewsUrl: string = '';
