import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import { SplitBand } from '../ui/Band.tsx';

/** A photograph of the company, across at most seven of twelve columns. */
export function Photograph({ name }: { name: PictureName }) {
  return (
    <div className="aspect-3/2 overflow-hidden rounded-tile md:aspect-4/3 print:aspect-auto">
      <Picture
        name={name}
        crop="inset"
        sizes="(width < 64rem) 94vw, 736px"
        className="size-full object-cover"
      />
    </div>
  );
}

const HEADINGS = { crew: 'The people who come', truck: 'The truck that comes' } as const;

interface PhotographBandProps {
  of: keyof typeof HEADINGS;
  name: PictureName | undefined;
}

/** Nothing until the owner has the photograph. */
export function PhotographBand({ of, name }: PhotographBandProps) {
  if (!name) return null;
  return (
    <SplitBand heading={HEADINGS[of]}>
      <Photograph name={name} />
    </SplitBand>
  );
}
