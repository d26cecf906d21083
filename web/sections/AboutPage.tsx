import type { PictureName } from '../../content/pictures.ts';
import type { About } from '../../content/single-pages.ts';
import { Picture } from '../pictures/Picture.tsx';
import type { PlacedPicture } from '../pictures/picture-sources.ts';
import { Band } from '../ui/Band.tsx';
import { Columns } from '../ui/Columns.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { Photograph } from './Photograph.tsx';
import { PointsBand } from './PointsBand.tsx';
import '../pictures/late-picture.css';

interface AboutPageProps {
  about: About;
  picture: PlacedPicture;
  /** Of the founder. */
  photograph: PictureName | undefined;
}

export function AboutPage({ about, picture, photograph }: AboutPageProps) {
  const { story, values, founder, reasons, closing } = about;
  return (
    <>
      <section className="wrap grid gap-x-6 gap-y-9 pt-5 pb-18 lg:grid-cols-12 lg:pt-8 lg:pb-26">
        <h1 className="heading-1 text-hero lg:col-span-9">{story.heading}</h1>
        <div className="overflow-hidden rounded-tile lg:col-span-7 lg:row-start-2">
          <Picture {...picture} first />
        </div>
        <div className="space-y-5 text-lead lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:self-center">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Band tone="tint" heading={values.heading}>
        <ul className="mt-8 lg:mt-12">
          {values.items.map(({ title, text }) => (
            <Columns
              as="li"
              key={title}
              first={6}
              last={6}
              className="items-baseline gap-y-3 border-edge-2 border-t py-6 lg:py-8"
            >
              <h3 className="heading-1 text-hero text-jacaranda">{title}</h3>
              <p className="max-w-lead text-lead">{text}</p>
            </Columns>
          ))}
        </ul>
      </Band>
      {founder && <Founder founder={founder} photograph={photograph} />}
      <PointsBand {...reasons} tone="sand" />
      <ClosingBand {...closing} />
    </>
  );
}

interface FounderProps {
  founder: NonNullable<About['founder']>;
  photograph: PictureName | undefined;
}

function Founder({ founder, photograph }: FounderProps) {
  return (
    <Band>
      <Columns first={5} last={6} className="gap-y-6">
        <div>
          <h2 className="heading-2 text-h2">{founder.name}</h2>
          <p className="mt-3 text-ink-2 text-lead">{founder.role}</p>
          {photograph ? (
            <div className="mt-8">
              <Photograph name={photograph} />
            </div>
          ) : (
            <div className="late-picture mt-8 aspect-23/15 overflow-hidden rounded-tile print:aspect-auto">
              <Picture name="founder" crop="band" sizes="(width < 64rem) 94vw, 522px" />
            </div>
          )}
        </div>
        <div className="space-y-6 font-medium text-h3 leading-snug">
          {founder.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Columns>
    </Band>
  );
}
