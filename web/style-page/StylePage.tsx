import { Bands } from './Bands.tsx';
import { Buttons } from './Buttons.tsx';
import { Choices } from './Choices.tsx';
import { Colours } from './Colours.tsx';
import { Fields } from './Fields.tsx';
import { Folds } from './Folds.tsx';
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
            <Buttons />
            <Fields scheme={scheme} />
            <Choices scheme={scheme} />
            <Marks />
            <Bands />
            <Folds scheme={scheme} />
          </div>
        ))}
      </div>
    </>
  );
}
