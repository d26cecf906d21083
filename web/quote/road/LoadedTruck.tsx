import { type Home, homeLoad, LARGE_TRUCK } from '../../../domain/request/home-load.ts';
import { PackedLoad } from './PackedLoad.tsx';
import { TRUCK_HEIGHT as height, Truck, TRUCK_WIDTH as width } from './Truck.tsx';

interface LoadedTruckProps {
  home: Home;
  /** For screen readers, which leave out a truck without one. */
  label?: string;
  /** Of the pieces' lines, in the units of their drawings. */
  strokeWidth: number;
}

/** The truck that a home needs, its side open on what is known of the load; shut before anything is. A cubic metre
 *  has the same area in a small truck as in a large one. */
export function LoadedTruck({ home, label, strokeWidth }: LoadedTruckProps) {
  const load = homeLoad(home);
  const scale = load ? Math.sqrt(load.truck.cubicMetres / LARGE_TRUCK.cubicMetres) : 1;
  // A small one is in the middle on the road; in a text nothing is kept free above it.
  const [left, top] = label ? [0, height * (1 - scale)] : [(width * (1 - scale)) / 2, 0];
  return (
    <svg
      className="w-full"
      width={width}
      height={height - top}
      viewBox={`0 ${top} ${width} ${height - top}`}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g transform={`translate(${left} ${height * (1 - scale)}) scale(${scale})`}>
        <Truck />
        {load && <PackedLoad chosen={home.inventory} fill={load.fill} strokeWidth={strokeWidth} />}
      </g>
    </svg>
  );
}
