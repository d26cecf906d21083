import type { InventoryItem } from '../../domain/quote/inventory.ts';
import drawings from '../assets/inventory.svg?url';

/** The drawing of an item. All of them are one file, which only a page with the wizard asks for. */
export function InventoryIcon({ item }: { item: InventoryItem }) {
  return (
    <svg className="drawing" width="26" height="26" aria-hidden="true">
      <use href={`${drawings}#${item}`} />
    </svg>
  );
}
