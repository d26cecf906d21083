/** Reviews and claimed figures are examples. `false` once the owner has put real ones in their place
 *  (docs/before-launch.md); the terms say so too, in their section on figures. */
const illustrative: boolean = true;

/** Stands beside them while they are examples. */
export const examples = illustrative
  ? {
      reviews: 'Example reviews, until ours are here.',
      figures: 'Example figures, until ours are here.',
    }
  : undefined;
