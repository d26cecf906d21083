import { describe, expect, it } from 'vitest';
import { accessSchema } from './access.ts';
import { quoteRequestSchema } from './request.schema.ts';
import { whatsAppLink } from './whatsapp.ts';
import { whatsAppText } from './whatsapp-text.ts';

const residential = quoteRequestSchema.parse({
  name: 'Jürgen & Söhne',
  email: 'jurgen@example.com',
  phone: '082 555 0119',
  moveType: 'residential',
  fromAddress: '14 Kelly Avenue, Boskruin',
  toAddress: '7 Mowbray Road, Greenside',
  moveDate: '2026-12-05',
  deliveryMethod: 'whatsapp',
  bedrooms: '3',
  hasGarage: 'yes',
  inventory: { living: ['sofa', 'tv'], bedroom: ['chest'] },
  additionalNotes: 'Gate code 12#34\nCat bolts 🐈',
});

describe('the chat’s text (docs/product.md, 7)', () => {
  it('says everything about a residential move', () => {
    expect(whatsAppText(residential, 'JFM-7K3Q-24')).toBe(
      `Hello, I would like a quote. My reference is JFM-7K3Q-24.

Name: Jürgen & Söhne
Phone: 082 555 0119
Email: jurgen@example.com
Move type: Residential
From: 14 Kelly Avenue, Boskruin
To: 7 Mowbray Road, Greenside
Preferred date: Saturday 5 December 2026

Bedrooms: 3
Bathrooms: not given
Garage: yes
Storeroom: no

Living room: Sofa, TV
Bedroom: Chest of drawers

Notes: Gate code 12#34
Cat bolts 🐈`,
    );
  });

  it('says what was said of the access, before the notes', () => {
    const access = accessSchema.parse({
      version: 1,
      from: { floor: '2', lift: 'none' },
      to: { estate: 'yes', hours: 'weekdays, 8 to 16' },
    });
    const plain = whatsAppText(residential, 'JFM-7K3Q-24');
    const [before, notes] = plain.split('\n\nNotes: ');
    expect(whatsAppText({ ...residential, access }, 'JFM-7K3Q-24')).toBe(
      `${before}

Access, moving out: second floor, no lift
Access, moving in: in an estate or complex, moving hours: weekdays, 8 to 16

Notes: ${notes}`,
    );
  });

  it('leaves the home out of a commercial move', () => {
    const text = whatsAppText({ ...residential, moveType: 'commercial', inventory: {} }, 'JFM-1');
    expect(text).toContain('Move type: Commercial');
    expect(text).not.toMatch(/Bedrooms|Garage|Living room/);
  });
});

it('survives the way through an address', () => {
  const text = whatsAppText(residential, 'JFM-7K3Q-24');
  const link = new URL(whatsAppLink('27115550142', text));
  expect(link.origin + link.pathname).toBe('https://wa.me/27115550142');
  expect(link.searchParams.get('text')).toBe(text);
});
