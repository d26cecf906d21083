import type { PictureName } from '../../content/pictures.ts';
import type { Home } from '../../content/single-pages.ts';
import { Picture } from '../pictures/Picture.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';
import { Photograph } from './Photograph.tsx';

interface FounderBandProps {
  about: Home['about'];
  photograph: PictureName | undefined;
}

/** The founder's picture, and a short text that leads to the page about the company. */
export function FounderBand({ about, photograph }: FounderBandProps) {
  const { heading, text, linkLabel } = about;
  return (
    <Band id="about">
      <Columns first={7} last={4} className="gap-y-8 lg:items-center">
        {photograph ? (
          <Photograph name={photograph} />
        ) : (
          <div className="overflow-hidden rounded-tile">
            <Picture name="founder" crop="band" sizes="(width < 64rem) 94vw, 736px" />
          </div>
        )}
        <div>
          <h2 className="heading-2 text-h2">{heading}</h2>
          <p className="mt-5 mb-5 text-ink-2 text-lead">{text}</p>
          <ArrowLink href="/about">{linkLabel}</ArrowLink>
        </div>
      </Columns>
    </Band>
  );
}
