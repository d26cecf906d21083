/** What the desk calls the fields and buttons of the quote. Tests fill them in. */
export const QUOTE_LABELS = {
  basis: 'What the price is for',
  price: 'Price in rand',
  includes: 'What it includes',
  preview: 'Preview',
  back: 'Back to writing',
} as const;
