import { HeroWords } from './HeroWords.tsx';
import './opening-words.css';

export interface OpeningWordsProps {
  title: string;
  lead: string;
  /** Whether the heading has a place's name, which may be long. */
  isPlace?: boolean;
}

/** A page's heading above a picture from edge to edge; beside it the lead and the calls to action. */
export function OpeningWords({ title, lead, isPlace = true }: OpeningWordsProps) {
  return (
    <div className="opening-words wrap pt-5 pb-7 md:pb-8 lg:items-center lg:pt-4">
      <h1 className={`heading-1 opening-heading ${isPlace ? 'opening-heading-place' : ''}`}>
        {title}
      </h1>
      <HeroWords lead={lead} />
    </div>
  );
}
