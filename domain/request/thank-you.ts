/** The placeholder for the visitor's reference in the built page thank-you.html; the server replaces
 *  it. No real reference has a 0. */
export const REFERENCE_PLACEHOLDER = 'REF-0000-00';

/** The address to which a browser without script goes once its form is stored. */
export function thankYouPath(reference: string): string {
  return `/thank-you/${reference}`;
}
