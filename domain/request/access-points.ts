import { addressGaps } from '../places/address-gaps.ts';
import { withoutStreets } from '../places/street-types.ts';
import { capitalised } from '../text.ts';
import type { AccessSideName } from './access.ts';
import { heavyThings } from './heavy-things.ts';
import { toldInNotes } from './notes.ts';
import { type Finding, openPoint, SIDES } from './open-point.ts';
import type { QuoteRequest } from './request.schema.ts';

const GAPS = { number: 'street or unit number', suburb: 'suburb' } as const;
/** Words for a place with a gate and rules: 'Unit 14, Dainfern Ridge'. */
const GATED = /\b(estate|complex|village|townhouses?|clusters?|unit|ridge|valley|mews)\b/i;
const FLAT = /\b(flat|apartment|apt|woonstel)\b/i;

export function samePoint({ fromAddress, toAddress }: QuoteRequest): Finding {
  if (fromAddress.toLowerCase() !== toAddress.toLowerCase() || fromAddress === '') return undefined;
  return openPoint(
    'same-address',
    'Both addresses are the same.',
    'You gave one address twice. Where do we collect, and where do we deliver?',
  );
}

export function addressPoint(request: QuoteRequest, side: AccessSideName): Finding {
  const { verb, address, called } = SIDES[side];
  if (request[address] === '') {
    return openPoint(
      `${side}-address`,
      `We don’t have ${called}.`,
      `What is the address where we ${verb}?`,
    );
  }
  const gaps = addressGaps(request[address]);
  if (gaps.length === 0) return undefined;
  const missing = gaps.map((gap) => GAPS[gap]).join(' and ');
  return openPoint(
    `${side}-address`,
    `“${request[address]}” seems to have no ${missing}.`,
    `What is the ${missing} where we ${verb}, “${request[address]}”?`,
  );
}

/** Heavy pieces or a flat, with nothing known about stairs or a lift. */
export function heavyPoint(request: QuoteRequest, side: AccessSideName): Finding {
  const things = heavyThings(request).join(', ');
  const { called, verb, doing, address } = SIDES[side];
  const { floor, lift } = saidOf(request, side);
  const upstairs = FLAT.test(request[address]) || floor === '3+';
  if (!(things || upstairs) || floor === 'ground' || (floor && lift)) return undefined;
  const pieces = things && ` the heavy pieces (${things})`;
  const why = things ? `Heavy pieces (${things})` : floor ? 'High up' : 'A flat';
  return openPoint(
    `${side}-heavy`,
    `${why}; ${floor ? 'lift' : 'floor'} not known at ${called}.`,
    floor
      ? `Is there a lift where we ${verb}${pieces && ` that takes${pieces}`}?`
      : `Which floor are we ${doing}, and is there a lift${pieces && ` for${pieces}`}?`,
  );
}

/** The answers, filled in from the notes. */
function saidOf({ access, additionalNotes }: QuoteRequest, side: AccessSideName) {
  const { floor = '', lift = '', truck = '', hours = '' } = access?.[side] ?? {};
  const told = toldInNotes(additionalNotes);
  return {
    floor: floor || told.floor,
    lift: lift || told.lift,
    truck: truck || told.truck,
    hours: hours || told.hours,
  };
}

/** Whether an address is in an estate or complex: answered, or guessed from its text. */
export function isGated(request: QuoteRequest, side: AccessSideName): boolean {
  const { estate = '' } = request.access?.[side] ?? {};
  return estate ? estate === 'yes' : GATED.test(withoutStreets(request[SIDES[side].address]));
}

/** A gate whose rules are unknown, or only half known. */
export function estatePoint(request: QuoteRequest, side: AccessSideName): Finding {
  const { called, verb } = SIDES[side];
  const { truck, hours } = saidOf(request, side);
  if (!isGated(request, side) || (truck && hours)) return undefined;
  const missing = [!hours && 'moving hours', !truck && 'truck limits'].filter(Boolean);
  const isSaid = request.access?.[side].estate === 'yes';
  const known = `not known at ${called}, which ${isSaid ? 'is' : 'may be'} in an estate or complex`;
  const question = `which ${missing.join(' and ')} are there where we ${verb}?`;
  return openPoint(
    `${side}-estate`,
    capitalised(`${missing.join(' or ')} ${known}.`),
    capitalised(isSaid ? question : `if there is an estate or complex gate, ${question}`),
  );
}
