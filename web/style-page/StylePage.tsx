import { Colours } from './Colours.tsx';
import { Controls } from './Controls.tsx';
import { Marks } from './Marks.tsx';
import { TypeScale } from './TypeScale.tsx';

const SCHEMES = ['in-light', 'in-dark'] as const;

/** Everything twice, light beside dark. */
export function StylePage() {
  return (
    <>
      <h1 className="heading-1 wrap py-8 text-h1">Style</h1>
      <div className="grid lg:grid-cols-2">
        {SCHEMES.map((scheme) => (
          <div key={scheme} className={`${scheme} min-w-0 space-y-14 bg-paper px-8 py-10 text-ink`}>
            <Colours />
            <TypeScale />
            <Controls scheme={scheme} />
            <Marks />
          </div>
        ))}
      </div>
    </>
  );
}
