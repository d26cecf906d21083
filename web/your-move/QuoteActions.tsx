import type { ComponentProps } from 'react';
import { company } from '../../content/company.ts';
import { localDay } from '../../domain/dates/local-time.ts';
import type { FirstButton, Phase } from '../../domain/move/phases.ts';
import { VISITORS_WHY, type WhyNo } from '../../domain/quote/said-no.ts';
import { ANOTHER_QUOTE_LINK } from '../../domain/request/quote-link.ts';
import { MOVE_LABELS } from '../../domain/your-move/move-labels.ts';
import { isEve } from '../../domain/your-move/moving-day.ts';
import type { YourMove } from '../../domain/your-move/your-move.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { Elements } from '../ui/elements.ts';
import { Handover } from '../ui/Handover.tsx';
import { useAsking } from '../ui/use-asking.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { AskAgain } from './AskAgain.tsx';
import { goToStatus } from './go-to-status.ts';
import { questionDraft } from './link-drafts.ts';
import { WriteToTeam } from './WriteToTeam.tsx';

const CALLED: readonly Phase[] = ['cancelled', 'off', 'refused'];

const DECLINING =
  'We’ll tell the team that you don’t need us. You can still change your mind until the quote’s last day. Saying no deletes nothing: you can delete your request further down.';

const WHY = 'Was it one of these? Pressing it turns the quote down and tells us why.';
const REASONS = Object.entries(VISITORS_WHY) as [keyof typeof VISITORS_WHY, string][]; // of all its keys

interface QuoteActionsProps {
  linkKey: string;
  move: YourMove;
  first: FirstButton | '';
  /** How many questions are open that a price needs. */
  questions?: number;
  /** Opens the forms that are further down. */
  forms?: { change: () => void; cancel: () => void; correctEmail: () => void } | undefined;
  /** Turns the quote down. */
  decline: Pick<ComponentProps<typeof AskAgain>, 'state'> & { onYes: (why?: WhyNo) => void };
  /** After the first. */
  children: Elements;
}

/** What else a visitor can do about the quote, or about what became of it. The first button is orange. */
export function QuoteActions(props: QuoteActionsProps) {
  const { linkKey, move, first, questions = 0, forms, decline } = props;
  const { quote, phase, may } = move;
  const begun = () => questionDraft(linkKey).draft() !== undefined;
  const question = useAsking(begun() && 'begun');
  const mayAccept = may.includes('accepted');
  const mayAsk = quote !== null && may.includes('asked');
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {first === 'answer' && questions > 0 && forms && (
          <Button size="small" onClick={forms.change}>
            {questions === 1 ? 'Answer one question' : `Answer ${questions} questions`}
          </Button>
        )}
        {first === 'calendar' && <AddToCalendar kind="main" move={move} />}
        {(first === 'again' || phase === 'declined') && (
          <ButtonLink
            kind={first === 'again' ? 'main' : 'second'}
            size="small"
            href={ANOTHER_QUOTE_LINK}
          >
            {MOVE_LABELS.again}
          </ButtonLink>
        )}
        {(first === 'call' || CALLED.includes(phase)) && (
          <ButtonLink
            kind={first === 'call' ? 'main' : 'second'}
            size="small"
            href={company.phone.link}
          >
            {`Call ${company.phone.display}`}
          </ButtonLink>
        )}
        {props.children}
        {forms && move.emailFailed && (
          <Button kind="second" size="small" onClick={forms.correctEmail}>
            Correct the email address
          </Button>
        )}
        {mayAsk && (
          <Button
            kind="second"
            size="small"
            ref={question.button}
            aria-expanded={question.asking}
            onClick={question.asking ? question.close : question.ask}
          >
            {MOVE_LABELS.ask}
          </Button>
        )}
        {mayAccept && quote && may.includes('declined') && (
          <AskAgain
            key={quote.number}
            label={MOVE_LABELS.decline}
            look={{ kind: 'quiet', size: 'small' }}
            question="Turn this quote down?"
            level={3}
            says={[DECLINING, WHY]}
            yes={MOVE_LABELS.declineNow}
            sending="Sending..."
            no="Back"
            state={decline.state}
            onYes={() => decline.onYes()}
            instead={REASONS.map(([why, label]) => (
              <Button
                key={why}
                kind="second"
                busy={decline.state.isPending}
                onClick={() => decline.onYes(why)}
              >
                {label}
              </Button>
            ))}
          />
        )}
        {forms && isEve(move, localDay(new Date())) && (
          <>
            <Button kind="quiet" size="small" onClick={forms.change}>
              {MOVE_LABELS.change}
            </Button>
            <Button kind="quiet" size="small" onClick={forms.cancel}>
              {MOVE_LABELS.cancel}
            </Button>
          </>
        )}
      </div>
      <Handover of={question.asking ? 'form' : 'none'}>
        {quote && question.asking && (mayAsk || begun()) && (
          <WriteToTeam
            linkKey={linkKey}
            quote={quote.number}
            takesFocus={question.takesFocus}
            isOpen={mayAsk}
            onDiscard={() => {
              // The pressed button goes.
              if (!mayAsk) goToStatus();
              question.back();
            }}
          />
        )}
      </Handover>
      {first === 'accept' && (
        <p className="text-ink-2 text-small leading-snug">
          <span>We can see when you first opened this quote. Questions? Call</span>{' '}
          <span className="whitespace-nowrap">{`${company.phone.display}.`}</span>
        </p>
      )}
    </div>
  );
}
