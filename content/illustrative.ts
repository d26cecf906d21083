/** Reviews and claimed figures are examples. Set to `false` once the owner has replaced them with real
 *  ones (docs/before-launch.md); the terms say so too, in their section on figures. */
const illustrative: boolean = true;

/** Above the reviews on the page of a place. */
export function reviewsHeading(place: string): string {
  return illustrative ? 'How a review here will look' : `What ${place} says`;
}

/** Shown next to them while they are examples. */
export const examples = illustrative
  ? {
      reviews: 'These reviews are examples for now.',
      figures: 'These figures are examples for now.',
    }
  : undefined;
