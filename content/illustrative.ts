import { company } from './company.ts';
import { openDays } from './open-days.ts';
import { emailQuoteWithin } from './terms.ts';

/** Reviews and claimed figures are examples. Set to `false` once the owner has replaced them with real
 *  ones (docs/before-launch.md); the terms say so too, in their section on figures. */
const illustrative: boolean = true;

/** Above the reviews on the page of a place. */
export function reviewsHeading(place: string): string {
  return illustrative ? 'A place for your review' : `What ${place} says`;
}

/** Shown next to them while they are examples, smaller than they will be; `facts` come before figures. */
export const examples = illustrative
  ? {
      facts: `Since ${company.founded}. Open ${openDays} a week. Quotes by email within ${emailQuoteWithin}.`,
      reviews: 'These reviews are examples for now.',
      figures: 'These figures are examples for now.',
    }
  : undefined;
