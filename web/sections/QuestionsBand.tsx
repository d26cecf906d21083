import type { Question } from '../../content/questions.ts';
import { Band, type BandTone } from '../ui/Band.tsx';

interface QuestionsBandProps {
  heading: string;
  lead: string;
  questions: readonly Question[];
  tone?: BandTone;
}

/** Questions with their answers open: short enough to read faster than to unfold. */
export function QuestionsBand({ questions, ...band }: QuestionsBandProps) {
  const shown = answered(questions);
  if (shown.length === 0) return null;
  return (
    <Band {...band} id="questions">
      <dl className="mt-10 grid gap-x-6 md:grid-cols-2 lg:mt-14 lg:gap-x-12">
        {shown.map(({ question, answer }) => (
          <div key={question} className="border-line border-t py-5">
            <dt className="font-bold text-lead leading-tight">{question}</dt>
            <dd className="mt-1.5 max-w-prose text-ink-2 leading-normal">{answer}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function answered(questions: readonly Question[]) {
  return questions.flatMap(({ question, answer, ownersAnswer = answer }) =>
    ownersAnswer ? [{ question, answer: ownersAnswer }] : [],
  );
}
