import { company } from '../../content/company.ts';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { Button } from '../ui/Button.tsx';
import { DashList } from '../ui/DashList.tsx';
import { LINK } from '../ui/text-link.ts';

interface OpenQuestionsProps {
  questions: readonly string[];
  reference: string;
  onAnswer: () => void;
}

/** The questions that still affect the price, and three ways to answer them. */
export function OpenQuestions({ questions, reference, onAnswer }: OpenQuestionsProps) {
  const chat = whatsAppLink(
    company.whatsAppNumber,
    [`My reference is ${reference}. My answers:`, ...questions].join('\n\n'),
  );
  return (
    <>
      <DashList items={questions} className="font-semibold leading-snug" />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <Button kind="second" size="small" onClick={onAnswer}>
          Answer below
        </Button>
        <p className="text-ink-2 text-small">
          <span>or</span>{' '}
          <a href={chat} target="_blank" rel="noopener" className={LINK}>
            by WhatsApp
          </a>
          <span>, or on</span>{' '}
          <a href={company.phone.link} className={`whitespace-nowrap ${LINK}`}>
            {company.phone.display}
          </a>
        </p>
      </div>
    </>
  );
}
