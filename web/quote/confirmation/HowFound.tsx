import { HEARD, HEARD_LABELS, type Heard } from '../../../domain/figures/heard.ts';
import { sendByKey } from '../../api/by-key.ts';
import { UNSURE } from '../../api/unsure.ts';
import { useStoredChoice } from '../../forms/use-stored-choice.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { sentQuoteInTab, setSentQuote } from '../state/sent-quote.ts';

const FOUND = 'How did you find us?';

interface HowFoundProps {
  linkKey: string;
  /** The answer so far. */
  heard: Heard | undefined;
}

/** One tap after a request was sent. Nothing depends on it. */
export function HowFound({ linkKey, heard }: HowFoundProps) {
  const { chosen, isError, choose, group } = useStoredChoice({
    stored: heard,
    store: (answer: Heard) =>
      sendByKey('PUT', '/api/your-move/heard', linkKey, { body: { heard: answer } }),
    onStored: (_, answer) => {
      const sent = sentQuoteInTab();
      if (sent?.linkKey === linkKey) setSentQuote({ ...sent, heard: answer });
    },
  });
  return (
    <Disclosure summary={FOUND} className="print:hidden">
      <fieldset className="mt-4 min-w-0" {...group}>
        <legend className="sr-only">{FOUND}</legend>
        <div className="grid gap-2.5 md:grid-cols-2">
          {HEARD.map((answer) => (
            <Choice
              key={answer}
              type="radio"
              name="heard"
              label={HEARD_LABELS[answer]}
              checked={chosen === answer}
              onChange={() => choose(answer)}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className="mt-3 text-ink-2 text-small">
        {isError ? `${UNSURE} Your request did, so you can leave this out.` : heard && 'Thank you.'}
      </p>
    </Disclosure>
  );
}
