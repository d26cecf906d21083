import { CONTACT_FIELDS, type ContactMessage } from './message.schema.ts';

/** The message of a form that a browser posted without script, not yet checked. Missing fields are
 *  empty. */
export function contactFromFields(fields: URLSearchParams): Record<keyof ContactMessage, unknown> {
  const values = CONTACT_FIELDS.map((name) => [name, fields.get(name) ?? '']);
  return Object.fromEntries(values) as Record<keyof ContactMessage, unknown>; // of these names
}
