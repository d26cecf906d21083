import type { AccessSideName } from './access.ts';
import { type Finding, openPoint, SIDES } from './open-point.ts';
import type { QuoteRequest } from './request.schema.ts';

/** Declared difficulties that the crew must plan for. The visitor is not asked about them again. */
export function accessRisks({ access }: QuoteRequest, side: AccessSideName): Finding[] {
  if (!access) return [];
  const { called } = SIDES[side];
  const { floor, lift, truck, carry, power } = access[side];
  return [
    floor === '3+' && lift === 'none'
      ? openPoint(`${side}-stairs`, `Third floor or higher and no lift at ${called}.`)
      : undefined,
    truck === 'outside'
      ? openPoint(
          `${side}-truck`,
          `Trucks stay outside at ${called}: a smaller vehicle must carry.`,
        )
      : undefined,
    carry === 'long'
      ? openPoint(`${side}-carry`, `More than 25 m from truck to door at ${called}.`)
      : undefined,
    power === 'no'
      ? openPoint(`${side}-power`, `Lift or gate stops in a power cut at ${called}.`)
      : undefined,
  ];
}
