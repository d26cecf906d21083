import { describe, expect, it } from 'vitest';
import { CONTACT_FIELDS, type ContactMessage, contactMessageSchema } from './message.schema.ts';

const complete: ContactMessage = {
  name: 'Thandeka Mokoena',
  email: 'thandeka@example.com',
  phone: '082 555 0119',
  message: 'Do you move pianos on Sundays?',
};

function messages(input: unknown): Record<string, string> {
  const { error } = contactMessageSchema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

describe('a contact message', () => {
  it('needs no phone number', () => {
    const { phone: _, ...withoutPhone } = complete;
    expect(contactMessageSchema.parse(withoutPhone)).toEqual({ ...complete, phone: '' });
    expect(messages({ ...complete, phone: '  ' })).toEqual({});
  });

  it('says what is missing in the words of docs/product.md, 5', () => {
    expect(messages({})).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email',
      message: 'Message must be at least 10 characters',
    });
  });

  it.each([
    ['name', 'A', 'Bo'],
    ['email', 'thandeka@gmail', 'thandeka@gmail.com'],
    ['message', 'Too short', 'Ten letter'],
    ['phone', '0'.repeat(501), '0'.repeat(500)],
    ['message', 'x'.repeat(5001), 'x'.repeat(5000)],
  ])('measures %s', (field, wrong, right) => {
    expect(Object.keys(messages({ ...complete, [field]: wrong }))).toEqual([field]);
    expect(messages({ ...complete, [field]: right })).toEqual({});
  });

  it('trims before it measures', () => {
    expect(messages({ ...complete, name: ' A ', message: '  nine chr \n\n ' })).toEqual({
      name: 'Name must be at least 2 characters',
      message: 'Message must be at least 10 characters',
    });
  });

  it('keeps every word and line of the message, and drops what no person types', () => {
    const message = `Grüße aus Bloemfontein,\n\n${'🚚'.repeat(2000)}`;
    expect(contactMessageSchema.parse({ ...complete, message }).message).toBe(message);
    const odd = { ...complete, message: 'gate\u0000 \u202Ecode\r\n1234\u0007' };
    expect(contactMessageSchema.parse(odd).message).toBe('gate code\n1234');
  });

  it('ignores fields it does not know, and refuses what is not text', () => {
    expect(contactMessageSchema.parse({ ...complete, admin: true })).toEqual(complete);
    expect(Object.keys(messages({ name: 1, email: [], phone: {}, message: null }))).toEqual([
      ...CONTACT_FIELDS,
    ]);
  });

  it.each([null, [], 'text', 7])('refuses %j as a whole', (input) => {
    expect(contactMessageSchema.safeParse(input).success).toBe(false);
  });
});
