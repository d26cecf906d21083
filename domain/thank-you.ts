/** Stands in the built page thank-you.html wherever the visitor's reference belongs; the server puts
 *  it there. No real reference has a 0. */
export const REFERENCE_PLACEHOLDER = 'REF-0000-00';

/** Where a browser without script goes once its form is stored. */
export function thankYouPath(reference: string): string {
  return `/thank-you/${reference}`;
}
