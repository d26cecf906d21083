import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';

interface PictureBandProps {
  id?: string;
  heading: string;
  text: string;
  picture: PictureName;
  link: { readonly label: string; readonly path: string };
}

/** A picture, and a short text that leads on. */
export function PictureBand({ id, heading, text, picture, link }: PictureBandProps) {
  return (
    <Band id={id}>
      <Columns first={7} last={4} className="gap-y-8 lg:items-center">
        <div className="overflow-hidden rounded-tile">
          <Picture name={picture} crop="band" sizes="(width < 64rem) 94vw, 736px" />
        </div>
        <div>
          <h2 className="heading-2 text-h2">{heading}</h2>
          <p className="mt-5 mb-5 text-ink-2 text-lead">{text}</p>
          <ArrowLink href={link.path}>{link.label}</ArrowLink>
        </div>
      </Columns>
    </Band>
  );
}
