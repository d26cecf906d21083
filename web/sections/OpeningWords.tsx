import { HeroWords } from './HeroWords.tsx';
import './opening-words.css';

export interface OpeningWordsProps {
  title: string;
  lead: string;
}

/** A page's heading above a picture from edge to edge; beside it the lead and the calls to action. */
export function OpeningWords({ title, lead }: OpeningWordsProps) {
  return (
    <div className="opening-words wrap pt-5 pb-7 md:pb-8 lg:items-center lg:pt-4">
      <h1 className="heading-1 opening-heading">{title}</h1>
      <HeroWords lead={lead} />
    </div>
  );
}
