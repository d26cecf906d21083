import { expect, it } from 'vitest';
import { DAY_UNKNOWN } from '../../../domain/dates/move-date.ts';
import { quoteRequestSchema } from '../../../domain/request/request.schema.ts';
import { quoteFromFields } from './request.urlencoded.ts';

const WRITTEN =
  'fromAddress=12+Kelly+Avenue&toAddress=4+Cedar+Road&moveDate=2026-12-05&name=Thandi+Nkosi&phone=082+555+0119&email=thandi%40visitor.example&additionalNotes=Two%0D%0Alines';
const ROOMS = 'bedrooms=4%2B&bathrooms=2&hasGarage=yes&kitchen=stove&living=sofa&living=tv';

function parse(form: string) {
  return quoteRequestSchema.parse(quoteFromFields(new URLSearchParams(form)));
}

it('reads what a browser sends: repeated checkboxes, ticks and text', () => {
  expect(
    parse(`moveType=residential&${ROOMS}&${WRITTEN}&deliveryMethod=email&unknown=1`),
  ).toMatchObject({
    moveType: 'residential',
    bedrooms: '4+',
    bathrooms: '2',
    hasGarage: 'yes',
    hasStoreroom: '',
    inventory: { kitchen: ['stove'], living: ['sofa', 'tv'] },
    additionalNotes: 'Two\nlines',
    deliveryMethod: 'email',
  });
});

it('takes the day that was given, or that there is none yet', () => {
  const none = `moveDate=${encodeURIComponent(DAY_UNKNOWN)}`;
  const rest = 'moveType=commercial&deliveryMethod=email';
  const untold = WRITTEN.replace('2026-12-05', '');
  expect(parse(`${rest}&${untold}&${none}`).moveDate).toBe(DAY_UNKNOWN);
  expect(parse(`${rest}&${WRITTEN}&${none}`).moveDate).toBe('2026-12-05');
});

it('drops the home of a commercial move', () => {
  expect(parse(`moveType=commercial&${ROOMS}&${WRITTEN}&deliveryMethod=whatsapp`)).toMatchObject({
    bedrooms: '',
    bathrooms: '',
    hasGarage: '',
    inventory: {},
  });
});

it('reads the access of both addresses by the names of their controls', () => {
  const form = `moveType=commercial&${WRITTEN}&deliveryMethod=email&fromFloor=3%2B&fromLift=&toEstate=yes&toHours=weekdays+8%0D%0Ato+16`;
  expect(parse(form).access).toMatchObject({
    version: 1,
    from: { floor: '3+', lift: '' },
    to: { estate: 'yes', hours: 'weekdays 8 to 16' },
  });
  expect(parse(`moveType=commercial&${WRITTEN}&deliveryMethod=email`).access).toBeUndefined();
  expect(() => parse(`${form}&toFloor=roof`)).toThrow('Floor: please choose from Ground floor');
});

it('takes nothing for granted: an empty form is short of everything that is needed', () => {
  const { error } = quoteRequestSchema.safeParse(quoteFromFields(new URLSearchParams()));
  expect(error?.issues.map(({ path }) => path[0])).toEqual([
    'name',
    'email',
    'phone',
    'moveType',
    'fromAddress',
    'toAddress',
    'moveDate',
    'deliveryMethod',
  ]);
});
