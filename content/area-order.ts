/** Area pages in list order, by slug; unlisted ones follow by name. */
export const areaOrder: readonly string[] = [
  'johannesburg',
  'randburg',
  'roodepoort',
  'honeydew',
  'northwold',
  'farmall',
  'chartwell',
  'sundowner',
  'boskruin',
  'bromhof',
  'amorosa',
  'cosmo-city',
  'fourways',
];

/** Large on the home page and linked in the footer (docs/product.md, 1 and 2). */
export const featuredAreas: readonly string[] = ['johannesburg', 'randburg'];
