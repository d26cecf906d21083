import { describe, expect, it } from 'vitest';
import { ACCESS_ERRORS } from './access.ts';
import { type QuoteRequest, quoteRequestSchema } from './request.schema.ts';

const complete = {
  name: 'Thandeka Mokoena',
  email: 'thandeka@example.com',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
  moveDate: '2026-12-05',
  deliveryMethod: 'whatsapp',
};

function parse(changes: Record<string, unknown>): QuoteRequest {
  return quoteRequestSchema.parse({ ...complete, ...changes });
}

function messages(input: unknown): Record<string, string> {
  const { error } = quoteRequestSchema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

describe('a quote request', () => {
  it('needs only what docs/product.md, 5 asks for, and is empty where nothing was said', () => {
    expect(parse({})).toMatchObject(complete);
    const optional = Object.entries(parse({})).filter(([field]) => !(field in complete));
    expect(Object.fromEntries(optional)).toMatchObject({ bedrooms: '', inventory: {} });
    for (const [field, value] of optional) expect(['', {}, undefined], field).toContainEqual(value);
  });

  it('has no access when nothing was said of it', () => {
    const access = { version: 1, from: {}, to: { hours: ' ' } };
    expect(parse({ access })).toEqual(parse({}));
    expect(JSON.parse(JSON.stringify(parse({ access })))).not.toHaveProperty('access');
  });

  it('takes the access of either address', () => {
    const { access } = parse({
      access: { version: 1, to: { floor: '1', helipad: true }, via: {} },
    });
    expect(access).toMatchObject({ version: 1, from: { floor: '' }, to: { floor: '1' } });
    expect(access).not.toHaveProperty('via');
    expect(access?.to).not.toHaveProperty('helipad');
  });

  it.each([
    ['another version', { version: 2 }, ACCESS_ERRORS.version],
    ['text', 'first floor', ACCESS_ERRORS.shape],
    ['nothing', null, ACCESS_ERRORS.shape],
    ['another floor', { version: 1, to: { floor: 'roof' } }, /^Floor: please choose from Ground/],
  ])('refuses %s as access', (_, access, message) => {
    expect(messages({ ...complete, access })).toEqual({
      access: expect.stringMatching(message),
    });
  });

  it('says what is missing in the words of docs/product.md, 5', () => {
    expect(messages({})).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email',
      phone: 'Please enter a valid phone number',
      moveType: 'Please choose residential or commercial',
      fromAddress: 'Please enter your current address',
      toAddress: 'Please enter your destination address',
      moveDate: 'Please select a move date',
      deliveryMethod: 'Please choose WhatsApp or email',
    });
  });

  it.each([
    ['name', 'A', 'Bo'],
    ['phone', '082555011', '0825550119'],
    ['fromAddress', '1 Aa', '1 Aaa'],
    ['toAddress', '1 Aa', '1 Aaa'],
    ['moveDate', '', '2026-12-05'],
    ['email', 'thandeka@gmail', 'thandeka@gmail.com'],
    ['email', 'no at sign', 'a+b@sub.example.co.za'],
  ])('measures %s: %j is too little, %j is enough', (field, short, enough) => {
    expect(messages({ ...complete, [field]: short })).toHaveProperty(field);
    expect(messages({ ...complete, [field]: enough })).toEqual({});
  });

  it('trims before it measures', () => {
    expect(messages({ ...complete, name: ' A ', phone: '  082 555 0 ' })).toEqual({
      name: 'Name must be at least 2 characters',
      phone: 'Please enter a valid phone number',
    });
    expect(parse({ name: '  Thandeka   Mokoena\n' }).name).toBe('Thandeka Mokoena');
  });

  it('keeps every word of the notes, and drops what no person types', () => {
    const notes = `Klavier für Jürgen 🎹\n${'é'.repeat(1970)}`;
    expect(parse({ additionalNotes: notes }).additionalNotes).toBe(notes);
    expect(parse({ additionalNotes: 'gate\u0000 \u202Ecode\r\n1234\u0007' }).additionalNotes).toBe(
      'gate code\n1234',
    );
    expect(parse({ additionalNotes: 'a\uD800b' }).additionalNotes).toBe('a\uFFFDb');
  });

  it('accepts a date that has passed: docs/product.md only asks for one', () => {
    expect(parse({ moveDate: '2019-01-01' }).moveDate).toBe('2019-01-01');
  });

  it('drops an inventory category without items and counts an item once', () => {
    expect(
      parse({ inventory: { kitchen: ['stove', 'stove'], living: [], bedroom: ['bed'] } }).inventory,
    ).toEqual({ kitchen: ['stove'], bedroom: ['bed'] });
  });

  it.each([
    ['an unknown category', { garage: ['car'] }],
    ['an unknown item', { kitchen: ['piano'] }],
    ['an item of another category', { kitchen: ['sofa'] }],
    ['a list', ['stove']],
    ['one item that is not a list', { kitchen: 'stove' }],
    ['more items than anybody has', { kitchen: Array(101).fill('stove') }],
  ])('refuses %s in the inventory', (_, inventory) => {
    expect(messages({ ...complete, inventory })).toHaveProperty('inventory');
  });

  it('says one thing of a list without end, and not one of each item', () => {
    const inventory = { kitchen: Array(16_000).fill(1), living: Array(100).fill('sofa') };
    const { error } = quoteRequestSchema.safeParse({ ...complete, inventory });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please choose at most 100 kitchen items',
    ]);
  });

  it('refuses choices that are not on the list, and ignores fields it does not know', () => {
    const unlisted = {
      moveType: 'lunar',
      deliveryMethod: 'pigeon',
      bedrooms: '5',
      bathrooms: '0',
      hasGarage: 'maybe',
      hasStoreroom: 'no',
    };
    expect(Object.keys(messages({ ...complete, ...unlisted }))).toEqual(Object.keys(unlisted));
    expect(parse({ favouriteColour: 'teal' })).not.toHaveProperty('favouriteColour');
  });

  it.each([null, [], 'text', 7])('refuses %j as a whole', (input) => {
    expect(quoteRequestSchema.safeParse(input).success).toBe(false);
  });
});
