import { questionDraft } from './link-drafts.ts';
import { useAnswerQuote } from './use-your-move.ts';
import { WriteToTeam } from './WriteToTeam.tsx';

interface AskAboutQuoteProps {
  linkKey: string;
  quote: number;
  takesFocus: boolean;
  isOpen: boolean;
  onDiscard: () => void;
}

/** A question about the quote. */
export function AskAboutQuote({ linkKey, quote, ...form }: AskAboutQuoteProps) {
  const { mutateAsync: ask, ...action } = useAnswerQuote(linkKey);
  return (
    <WriteToTeam
      label="Your question"
      send="Send the question"
      missing="Please write your question"
      draft={questionDraft(linkKey)}
      action={action}
      onSend={(written) => ask({ kind: 'asked', quote, ...written })}
      {...form}
    />
  );
}
