import { useState } from 'react';
import type { DeskLink } from '../../domain/team/desk-view.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { ButtonLook } from '../ui/button-style.ts';
import { AskFirst } from './AskFirst.tsx';
import { openReadyText } from './store-and-chat.ts';

interface ReadyTextProps extends ButtonLook {
  deskKey: string;
  link: DeskLink;
}

/** Opens a text to send, next to what to know before that. */
export function ReadyText(props: ReadyTextProps) {
  return (
    <>
      <TextButton {...props} />
      <AskFirst note={props.link.note} className="mt-1.5 basis-full" />
    </>
  );
}

/** A text that takes the visitor's link fetches it for this press: the page does not have it. */
function TextButton({ deskKey, link, ...look }: ReadyTextProps) {
  const [state, setState] = useState<'idle' | 'fetching' | 'unanswered'>('idle');
  if (!link.takesLink) {
    return (
      <ButtonLink href={link.url} rel="noopener" {...look}>
        {link.label}
      </ButtonLink>
    );
  }
  const open = async () => {
    setState('fetching');
    try {
      await openReadyText(link, deskKey);
      setState('idle');
    } catch {
      setState('unanswered');
    }
  };
  return (
    <>
      <Button busy={state === 'fetching'} onClick={open} {...look}>
        {link.label}
      </Button>
      <p role="status" className="empty:absolute not-empty:basis-full font-semibold text-small">
        {state === 'unanswered' && 'Their link could not be fetched. Please press it again.'}
      </p>
    </>
  );
}
