import { type Ref, useRef, useState } from 'react';
import { type Home, homeLoad } from '../../../domain/request/home-load.ts';
import {
  INVENTORY_CATEGORIES,
  inventoryItems,
  inventoryLabel,
} from '../../../domain/request/inventory.ts';
import { truckInWords } from '../../../domain/request/truck-words.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { saveFile } from '../../ui/save-file.ts';
import { LoadedTruck } from './LoadedTruck.tsx';
import { svgToPng } from './svg-to-png.ts';

interface LoadDrawingProps {
  home: Home;
  ref?: Ref<SVGSVGElement>;
  className?: string;
  children?: Elements;
}

const WIDE = 'mt-4 max-w-120 print:mt-0 print:w-36 print:flex-none';

/** The truck with its side open and every ticked piece in it; nothing if there is none. */
export function LoadDrawing({ home, ref, className = WIDE, children }: LoadDrawingProps) {
  const names = namesOf(home.inventory);
  if (names.length === 0) return null;
  return (
    <div className={className}>
      <LoadedTruck
        ref={ref}
        home={home}
        label={`In the truck: ${names.join(', ')}`}
        strokeWidth={1.4}
      />
      {children}
    </div>
  );
}

const SAVED = {
  asked: 'If no picture came, take a screenshot.',
  refused: 'That didn’t work. Try a screenshot.',
};

/** Some browsers keep a page from drawing, and never answer. */
const PATIENCE_MS = 10_000;

function inTime<Value>(value: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No picture came')), PATIENCE_MS);
  });
  return Promise.race([value, late]);
}

/** The same, with a button that saves it as a picture.
 *  @param name of the file, without its ending */
export function LoadToSave({ home, name }: { home: Home; name: string }) {
  const svg = useRef<SVGSVGElement>(null);
  const [saved, setSaved] = useState<keyof typeof SAVED>();
  const save = async () => {
    if (!svg.current) return;
    setSaved(undefined);
    try {
      saveFile(`${name}.png`, await inTime(svgToPng(svg.current)), 'image/png');
      setSaved('asked');
    } catch {
      setSaved('refused');
    }
  };
  const load = homeLoad(home);
  return (
    <LoadDrawing home={home} ref={svg}>
      {load && (
        // On paper the words would need more room than the truck, and push what follows off the sheet.
        <p className="text-balance font-normal text-small print:hidden">{truckInWords(load)}</p>
      )}
      <Button kind="quiet" size="small" className="print:hidden" onClick={save}>
        Save the picture
      </Button>
      <p role="status" className="text-small print:hidden">
        {saved && SAVED[saved]}
      </p>
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
