import type { AccessSideName } from './access.ts';
import { addressGaps } from './address-gaps.ts';
import { heavyThings } from './heavy-things.ts';
import { type Finding, openPoint, SIDES } from './open-point.ts';
import type { QuoteRequest } from './quote.schema.ts';

const GAPS = { number: 'street or unit number', suburb: 'suburb' } as const;
const GATED = /\b(estate|complex|village|townhouses?|clusters?)\b/i;

export function samePoint({ fromAddress, toAddress }: QuoteRequest): Finding {
  if (fromAddress.toLowerCase() !== toAddress.toLowerCase()) return undefined;
  return openPoint(
    'same-address',
    'Both addresses are the same.',
    'You gave one address twice. Where do you move from, and where to?',
  );
}

export function addressPoint(request: QuoteRequest, side: AccessSideName): Finding {
  const { called, address } = SIDES[side];
  const gaps = addressGaps(request[address]);
  if (gaps.length === 0) return undefined;
  const missing = gaps.map((gap) => GAPS[gap]).join(' and ');
  return openPoint(
    `${side}-address`,
    `“${request[address]}” seems to have no ${missing}.`,
    `What is the ${missing} of ${called}, “${request[address]}”?`,
  );
}

/** Heavy pieces, and no word on how they get up or down. */
export function heavyPoint(request: QuoteRequest, side: AccessSideName): Finding {
  const things = heavyThings(request).join(', ');
  const { floor = '', lift = '' } = request.access?.[side] ?? {};
  if (!things || floor === 'ground' || (floor && lift)) return undefined;
  const { called } = SIDES[side];
  return openPoint(
    `${side}-heavy`,
    `Heavy pieces (${things}); ${floor ? 'lift' : 'floor'} not known at ${called}.`,
    floor
      ? `Is there a lift at ${called} that the heavy pieces fit into (${things})?`
      : `On which floor is ${called}, and is there a lift for the heavy pieces (${things})?`,
  );
}

/** Whether an address is in an estate or complex: said, or guessed from its words. */
export function isGated(request: QuoteRequest, side: AccessSideName): boolean {
  const { estate = '' } = request.access?.[side] ?? {};
  return estate ? estate === 'yes' : GATED.test(request[SIDES[side].address]);
}

/** A gate, and no word on its rules. */
export function estatePoint(request: QuoteRequest, side: AccessSideName): Finding {
  const { called } = SIDES[side];
  const { estate = '', truck = '', hours = '' } = request.access?.[side] ?? {};
  if (!isGated(request, side) || (truck && hours)) return undefined;
  return openPoint(
    `${side}-estate`,
    `Moving hours or truck limits not known at ${called}, which ${estate ? 'is' : 'may be'} in an estate or complex.`,
    `${estate ? 'Which' : 'If there is an estate or complex gate, which'} moving hours and truck limits are there at ${called}?`,
  );
}
