import { type ReactNode, type Ref, useRef, useState } from 'react';
import {
  INVENTORY_CATEGORIES,
  inventoryItems,
  inventoryLabel,
} from '../../../domain/request/inventory.ts';
import type { ChosenItems } from '../../../domain/request/packed-load.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { PackedLoad } from './PackedLoad.tsx';
import { svgToPng } from './svg-to-png.ts';
import { Truck } from './Truck.tsx';

interface LoadDrawingProps {
  chosen: ChosenItems;
  ref?: Ref<SVGSVGElement>;
  className?: string;
  children?: ReactNode;
}

const WIDE = 'mt-4 max-w-120 print:mt-0 print:w-36 print:flex-none';

/** The truck with its side open and every ticked piece in it; nothing if there is none. */
export function LoadDrawing({ chosen, ref, className = WIDE, children }: LoadDrawingProps) {
  const names = namesOf(chosen);
  if (names.length === 0) return null;
  return (
    <div className={className}>
      <svg
        ref={ref}
        className="w-full"
        width="66"
        height="38"
        viewBox="0 0 66 38"
        role="img"
        aria-label={`In the truck: ${names.join(', ')}`}
      >
        <Truck />
        <PackedLoad chosen={chosen} strokeWidth={1.4} />
      </svg>
      {children}
    </div>
  );
}

/** The same, with a button that saves it as a picture.
 *  @param name of the file, without its ending */
export function LoadToSave({ chosen, name }: { chosen: ChosenItems; name: string }) {
  const svg = useRef<SVGSVGElement>(null);
  const [isRefused, setRefused] = useState(false);
  const save = async () => {
    try {
      if (svg.current) {
        saveFile(`${name}.png`, await svgToPng(svg.current), 'image/png');
      }
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return (
    <LoadDrawing chosen={chosen} ref={svg}>
      <Button kind="quiet" size="small" className="print:hidden" onClick={save}>
        Save the picture
      </Button>
      <p role="status" className="text-small">
        {isRefused && 'That didn’t work. Try a screenshot.'}
      </p>
    </LoadDrawing>
  );
}

function namesOf(chosen: ChosenItems): string[] {
  return INVENTORY_CATEGORIES.flatMap((category) =>
    inventoryItems(category)
      .filter((item) => chosen[category]?.includes(item))
      .map((item) => inventoryLabel(category, item)),
  );
}
