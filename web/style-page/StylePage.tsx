import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Bands } from './Bands.tsx';
import { Buttons } from './Buttons.tsx';
import { Choices } from './Choices.tsx';
import { Colours } from './Colours.tsx';
import { Fields } from './Fields.tsx';
import { Folds } from './Folds.tsx';
import { Marks } from './Marks.tsx';
import { TypeScale } from './TypeScale.tsx';
import './style-page.css';

const SCHEMES = ['in-light', 'in-dark'] as const;

/** Everything twice, light beside dark. */
export function StylePage() {
  return (
    <>
      <h1 className="style-title heading-1 wrap text-h1">Style</h1>
      <div className="grid lg:grid-cols-2">
        {SCHEMES.map((scheme) => (
          <div key={scheme} className={`${scheme} style-scheme bg-paper text-ink`}>
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
      {/* At the end: what is photographed begins on a whole pixel. */}
      <ul className="style-pages wrap">
        {['mails', 'phases', 'papers'].map((page) => (
          <li key={page}>
            <ArrowLink href={`/style/${page}`}>{`All ${page}`}</ArrowLink>
          </li>
        ))}
      </ul>
    </>
  );
}
