import { areaPath, areas } from '../../content/areas.ts';
import { services } from '../../content/services/services.ts';
import { Dassie } from './Dassie.tsx';

/** Its seat, and the way it looks. */
const SPOTS = [
  { place: 'left-3/50', looks: 'right' },
  { place: 'left-63/100', looks: 'left' },
  { place: 'left-9/25', looks: 'right' },
  { place: 'left-21/25 max-xs:right-3.5 max-xs:left-auto', looks: 'left' },
  { place: 'left-21/100', looks: 'left' },
  { place: 'left-37/50', looks: 'right' },
  { place: 'left-49/100', looks: 'right' },
] as const;

/** Pages on which it sits on a road sign, or on the starting price. */
const ELSEWHERE = ['/', ...areas.map(areaPath)];

/** A dassie on the edge of the footer: at another place on the page of each service, and elsewhere where the letters of the
 *  path lead it. */
export function FooterDassie({ path }: { path: string }) {
  if (ELSEWHERE.includes(path)) return null;
  const service = services.findIndex((each) => each.path === path);
  const sum = Array.from(path).reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0);
  const { place, looks } = SPOTS[(service < 0 ? sum : service) % SPOTS.length] ?? SPOTS[0];
  return (
    <div className="relative">
      <Dassie className={`bottom-0 ${place}`} looks={looks} />
    </div>
  );
}
