/** The labels of the quote's fields and buttons at the desk, where the tests read them too. */
export const QUOTE_LABELS = {
  basis: 'What the price is for',
  price: 'Price in rand',
  includes: 'What it includes',
  preview: 'Preview',
  back: 'Back to writing',
} as const;
