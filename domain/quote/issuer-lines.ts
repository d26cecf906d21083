import { company } from '../../content/company.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Invoice } from './invoice.ts';
import { withoutEmpty } from './quote-line.ts';

type Supplier = Pick<Invoice['supplier'], 'name' | 'address' | 'registrationNumber'> &
  Partial<Pick<Invoice['supplier'], 'vatNumber'>>;

/** The company that issues a paper, without the fields that the owner left empty. */
export function issuerLines({
  name,
  address,
  registrationNumber,
  vatNumber = '',
}: Supplier): SummaryLine[] {
  return withoutEmpty([
    { label: 'Company', value: name || company.name },
    { label: 'Address', value: address },
    { label: 'Registration number', value: registrationNumber },
    { label: 'VAT number', value: vatNumber },
  ]);
}
