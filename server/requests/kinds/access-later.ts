import {
  ACCESS_FIELDS,
  ACCESS_FIRST,
  type AccessFieldName,
  accessFieldName,
} from '../../../domain/request/access.form.ts';
import { ACCESS_SIDES } from '../../../domain/request/access.ts';

const FIRST_FIELDS: readonly AccessFieldName[] = ACCESS_SIDES.flatMap((side) =>
  ACCESS_FIRST.map((question) => accessFieldName(side, question)),
);

/** The fields that the wizard has no controls for. */
export const ACCESS_LATER: readonly AccessFieldName[] = ACCESS_FIELDS.filter(
  (name) => !FIRST_FIELDS.includes(name),
);
