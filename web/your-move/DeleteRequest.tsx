import { Trash2 } from 'lucide';
import { company } from '../../content/company.ts';
import { PHASES, type Phase } from '../../domain/situation/phases.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { AskAgain } from './AskAgain.tsx';
import { ConnectionError } from './ConnectionError.tsx';
import { DataRow } from './DataRow.tsx';
import { useAsking } from './use-asking.ts';
import { useDelete } from './use-your-move.ts';

interface DeleteRequestProps {
  linkKey: string;
  phase: Phase;
  onDeleted: () => void;
}

const WHAT_GOES =
  'This deletes your request, every change to it and our emails about it from our server, and asks us to delete our own copies.';
const UNDONE = 'You can’t undo it.';
const REQUEST = {
  heading: 'Not moving with us?',
  text: 'You don’t have to tell us why.',
  button: 'Delete my request',
  question: 'Delete your request for good?',
  meaning: `${WHAT_GOES} You won’t get a quote. ${UNDONE}`,
  yes: 'Yes, delete it',
};
const WORDS = {
  asked: REQUEST,
  offered: { ...REQUEST, meaning: `${WHAT_GOES} Our quote goes too. ${UNDONE}` },
  refused: { ...REQUEST, heading: 'Want everything gone?', meaning: `${WHAT_GOES} ${UNDONE}` },
  over: {
    ...REQUEST,
    heading: 'Want everything gone?',
    meaning: `${WHAT_GOES} ${UNDONE} We keep what the law makes us keep, such as an invoice.`,
  },
  ahead: {
    heading: 'Want everything gone?',
    text: 'That cancels your move too. To cancel and keep the page, use the button above.',
    button: 'Cancel and delete',
    question: 'Cancel your move and delete it?',
    meaning:
      'You said yes to this move, so please phone us first. This cancels it and deletes your request and our emails about it from our server. You can’t undo it. We keep what the law makes us keep, such as an invoice.',
    yes: 'Yes, cancel and delete it',
  },
};

/** Asks once more, in place; the deletion cannot be undone. */
export function DeleteRequest({ linkKey, phase, onDeleted }: DeleteRequestProps) {
  const { asking, button, ask, back } = useAsking();
  const { mutate: deleteIt, isPending, isError } = useDelete(linkKey, onDeleted);
  const words = WORDS[phase === 'refused' ? phase : PHASES[phase].move];
  return (
    <DataRow icon={Trash2} heading={words.heading} text={words.text}>
      {asking ? (
        <AskAgain heading={words.question} level={4}>
          <p className="mt-2.5 leading-snug">{words.meaning}</p>
          <ButtonRow className="mt-5">
            {words === WORDS.ahead && (
              <ButtonLink href={company.phone.link}>Call {company.phone.display}</ButtonLink>
            )}
            <Button kind="second" busy={isPending} onClick={() => deleteIt()}>
              {isPending ? 'Deleting...' : words.yes}
            </Button>
            <Button kind="second" onClick={back}>
              No, keep it
            </Button>
            {isError && (
              <ConnectionError>
                We’re not sure that reached us. Your request may be deleted already: load this page
                again in a moment to check
              </ConnectionError>
            )}
          </ButtonRow>
        </AskAgain>
      ) : (
        <Button ref={button} kind="second" onClick={ask}>
          {words.button}
        </Button>
      )}
    </DataRow>
  );
}
