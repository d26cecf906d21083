import { questionsLink } from '../../content/questions-link.ts';
import { HeroWords } from './HeroWords.tsx';
import './road-band.css';
import './closing-band.css';

interface ClosingBandProps {
  heading: string;
  lead: string;
  /** The subject of a quote that is asked for by WhatsApp. */
  chatSubject?: string;
  /** Whether it leads to the answers as well. */
  withQuestions?: boolean;
}

/** The last band before the footer: the road, and the three ways to ask. */
export function ClosingBand({ heading, withQuestions = false, ...words }: ClosingBandProps) {
  return (
    <section className="road-band closing-band">
      <div className="wrap space-y-5 pt-18 pb-24 lg:pt-26 lg:pb-34">
        <h2 className="heading-1 max-w-heading text-h1">{heading}</h2>
        <HeroWords {...words} onRoad />
        {withQuestions && (
          <p>
            <a href={questionsLink.href} className="inline-block py-2.5 underline">
              {questionsLink.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
