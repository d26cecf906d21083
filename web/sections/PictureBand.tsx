import type { PictureName } from '../../content/pictures.ts';
import { Picture } from '../pictures/Picture.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Band } from '../ui/Band.tsx';

interface PictureBandProps {
  id?: string;
  heading: string;
  text: string;
  picture: PictureName;
  link: { readonly label: string; readonly path: string };
}

/** A picture, and a few words that lead on. */
export function PictureBand({ id, heading, text, picture, link }: PictureBandProps) {
  return (
    <Band id={id}>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-center">
        <div className="overflow-hidden rounded-tile lg:col-span-7">
          <Picture name={picture} crop="band" sizes="(width < 1024px) 94vw, 736px" />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <h2 className="heading-2 text-h2">{heading}</h2>
          <p className="mt-5 mb-5 text-ink-2 text-lead">{text}</p>
          <ArrowLink href={link.path}>{link.label}</ArrowLink>
        </div>
      </div>
    </Band>
  );
}
