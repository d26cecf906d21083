import { Trash2 } from 'lucide';
import { company } from '../../content/company.ts';
import { PHASES } from '../../domain/move/phases.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { UNSURE } from '../api/unsure.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { AskAgain } from './AskAgain.tsx';
import { DataRow } from './DataRow.tsx';
import { useDelete } from './use-your-move.ts';

interface DeleteRequestProps {
  linkKey: string;
  move: Pick<YourMove, 'phase' | 'keeps' | 'bill'>;
  onDeleted: () => void;
}

const WHAT_GOES =
  'This deletes your request, every change to it and our emails about it from our server, and asks us to delete our own copies.';
const UNDONE = 'You can’t undo it.';
const REQUEST = {
  heading: 'Not moving with us?',
  text: 'You don’t have to tell us why.',
  label: MOVE_LABELS.delete,
  question: 'Delete your request for good?',
  meaning: `${WHAT_GOES} You won’t get a quote. ${UNDONE}`,
  yes: MOVE_LABELS.deleteNow,
};
const GONE = {
  heading: 'Want everything gone?',
  text: 'We’ll delete what we still have of it.',
};
const WORDS = {
  asked: REQUEST,
  offered: { ...REQUEST, meaning: `${WHAT_GOES} Our quote goes too. ${UNDONE}` },
  refused: { ...REQUEST, ...GONE, meaning: `${WHAT_GOES} ${UNDONE}` },
  over: { ...REQUEST, ...GONE, meaning: `${WHAT_GOES} ${UNDONE}` },
  kept: {
    ...REQUEST,
    heading: 'Want the rest gone?',
    text: 'We have to keep the account of your move for some years.',
    question: 'Delete all but this for good?',
    meaning: `This deletes the rest from our server: inventory, notes, how to get to both doors, questions and changes. ${UNDONE}`,
    yes: 'Yes, delete the rest',
  },
  ahead: {
    heading: 'Want everything gone?',
    text: 'That cancels your move too. To cancel and keep the page, use the button above.',
    label: 'Cancel and delete',
    question: 'Cancel your move and delete it?',
    meaning: `You said yes to this move, so please phone us first. It’s cancelled too. ${WHAT_GOES} ${UNDONE}`,
    yes: 'Yes, cancel and delete it',
  },
};

/** Asks once more; the deletion cannot be undone. */
export function DeleteRequest({ linkKey, move, onDeleted }: DeleteRequestProps) {
  const { phase, keeps, bill } = move;
  const { mutate: deleteIt, ...state } = useDelete(linkKey, keeps !== null, onDeleted);
  const isAhead = !keeps && PHASES[phase].move === 'ahead';
  const { heading, text, meaning, ...words } =
    WORDS[keeps ? 'kept' : phase === 'refused' ? phase : PHASES[phase].move];
  return (
    <DataRow icon={Trash2} heading={heading} text={text}>
      <AskAgain
        level={4}
        says={[...(keeps?.says ?? []), meaning]}
        instead={
          <>
            {bill && <PrintButton>Print or save it first</PrintButton>}
            {isAhead && (
              <ButtonLink href={company.phone.link}>{`Call ${company.phone.display}`}</ButtonLink>
            )}
          </>
        }
        sending="Deleting..."
        no={MOVE_LABELS.deleteNot}
        state={state}
        onYes={() => deleteIt()}
        unsure={`${UNSURE} Your request may be deleted already: load this page again in a moment to check`}
        {...words}
      />
    </DataRow>
  );
}
