import { type Home, homeLoad } from '../../../domain/request/home-load.ts';
import {
  INVENTORY_CATEGORIES,
  inventoryItems,
  inventoryLabel,
} from '../../../domain/request/inventory.ts';
import { truckInWords } from '../../../domain/request/truck-words.ts';
import type { Elements } from '../../ui/elements.ts';
import { LoadedTruck } from './LoadedTruck.tsx';

interface LoadDrawingProps {
  home: Home;
  className?: string;
  children?: Elements;
}

const WIDE = 'mt-4 max-w-120 print:mt-0 print:w-36 print:flex-none';

/** The truck with its side open and every ticked piece in it; nothing if there is none. */
export function LoadDrawing({ home, className = WIDE, children }: LoadDrawingProps) {
  const names = namesOf(home.inventory);
  if (names.length === 0) return null;
  return (
    <div className={className}>
      <LoadedTruck home={home} label={`In the truck: ${names.join(', ')}`} strokeWidth={1.4} />
      {children}
    </div>
  );
}

/** The same with what it comes to in trucks. */
export function LoadInWords({ home }: { home: Home }) {
  const load = homeLoad(home);
  return (
    <LoadDrawing home={home}>
      {load && (
        // On paper the words would need more room than the truck, and push what follows off the sheet.
        <p className="text-balance font-normal text-small print:hidden">{truckInWords(load)}</p>
      )}
    </LoadDrawing>
  );
}

function namesOf(chosen: Home['inventory']): string[] {
  return INVENTORY_CATEGORIES.flatMap((category) =>
    inventoryItems(category)
      .filter((item) => chosen[category]?.includes(item))
      .map((item) => inventoryLabel(category, item)),
  );
}
