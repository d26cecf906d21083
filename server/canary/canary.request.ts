import { company } from '../../content/company.ts';
import { localDay } from '../../domain/local-time.ts';
import type { NewSubmission } from '../submissions/store-submission.ts';

/** The synthetic quote request of a day. All servers use the same key, so only the first to store it
 *  succeeds; the key has spaces, which no client's key may have. */
export function canaryRequest(now: Date, mailFrom: string): NewSubmission<'request'> {
  const day = localDay(now);
  return {
    content: {
      name: 'Canary',
      // A reply to its mail goes to the team.
      email: mailFrom,
      phone: company.phone.display,
      moveType: 'commercial',
      fromAddress: company.name,
      toAddress: 'The team’s inbox',
      moveDate: day,
      deliveryMethod: 'email',
      bedrooms: '',
      bathrooms: '',
      hasGarage: '',
      hasStoreroom: '',
      additionalNotes: 'Sent by the website itself, to check that requests arrive.',
      inventory: {},
    },
    idempotencyKey: `canary ${day}`,
    receivedAt: now,
    flag: 'canary',
  };
}
