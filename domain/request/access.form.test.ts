import { expect, it } from 'vitest';
import {
  type AccessFormValues,
  accessFieldName,
  accessFieldNames,
  EMPTY_ACCESS_FORM,
  toAccess,
} from './access.form.ts';
import { accessSchema } from './access.ts';

it('names its controls by address and question', () => {
  expect(accessFieldName('from', 'floor')).toBe('fromFloor');
  expect(accessFieldName('to', 'notice')).toBe('toNotice');
  expect(accessFieldNames('to')).toEqual([
    'toFloor',
    'toLift',
    'toEstate',
    'toTruck',
    'toNotice',
    'toCarry',
    'toPower',
    'toHours',
  ]);
  expect(Object.keys(EMPTY_ACCESS_FORM)).toEqual([
    ...accessFieldNames('from'),
    ...accessFieldNames('to'),
  ]);
});

it('becomes the access of both addresses', () => {
  const form: AccessFormValues = {
    ...EMPTY_ACCESS_FORM,
    fromFloor: '3+',
    toEstate: 'yes',
    toHours: 'weekdays 8 to 16',
  };
  expect(accessSchema.parse(toAccess(form))).toEqual(
    accessSchema.parse({
      version: 1,
      from: { floor: '3+' },
      to: { estate: 'yes', hours: 'weekdays 8 to 16' },
    }),
  );
});

it('says nothing of what an older draft in the tab has no word on', () => {
  const { toHours: _, ...older } = EMPTY_ACCESS_FORM;
  expect(accessSchema.parse(toAccess(older as AccessFormValues))).toEqual(
    accessSchema.parse({ version: 1 }),
  );
});
