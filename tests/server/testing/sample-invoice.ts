import type { Invoice } from '../../../domain/quote/invoice.ts';

export const SAMPLE_INVOICE: Invoice = {
  reference: 'JFM-7K3Q-24',
  supplier: {
    name: 'The Movers (Pty) Ltd',
    address: '1 Long Road, Randburg',
    registrationNumber: '2014/012345/07',
    vatNumber: '4123456789',
  },
  customer: {
    name: 'Thandi Nkosi',
    address: '3 Oak Avenue, Fourways',
    vatNumber: '',
    orderNumber: '',
  },
  from: '12 Kelly Avenue, Boskruin',
  to: '3 Oak Avenue, Fourways',
  day: '2026-12-05',
  price: 7700,
  percent: 15,
  lines: [{ text: 'Two hours more', amount: 1200 }],
  said: '',
  replaces: null,
};
