import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { unsentKeptFor } from '../../content/terms.ts';
import { whatsAppLink } from '../../domain/request/whatsapp.ts';
import { LazyStylesheet } from '../islands/LazyStylesheet.tsx';
import { Button } from '../ui/Button.tsx';
import { type FormState, isSame } from '../ui/form-state.ts';
import { LINK } from '../ui/text-link.ts';
import type { Delivery, SendAttempt } from './delivery.ts';
import type { Reach } from './FormIsland.tsx';
import { forget, isGivenUp, lookAgain, stopWaiting } from './keep-unsent.ts';
import styles from './not-sent.css?url';
import { readUnsent, type Unsent } from './unsent.ts';
import { useResending } from './use-resending.ts';

// With it, shortly before a form is sent.
export { forgetSent, keepIfUnanswered } from './keep-unsent.ts';

/** In a link that leads to the message. */
export const NOT_SENT_HASH = '#not-sent';

interface NotSentProps<Values extends object, Request> {
  delivery: Delivery<Values, Request>;
  form: FormState<Values, Request>;
  reach: Reach;
  sending: boolean;
  /** Sends it once more. */
  sendAgain: (again: SendAttempt<Values, Request>) => void;
}

/** Why a form is no longer kept, although this page did not send it. */
const WHY_GONE = {
  discarded: () => (
    <span>
      <strong>Discarded.</strong>{' '}
      <span>
        It’s gone from this device. If it did reach us before the connection broke, we’ll answer it.
      </span>
    </span>
  ),
  elsewhere: (button: string) => (
    <span>
      <strong>Sent or discarded in another tab.</strong>{' '}
      <span>{`Press “${button}” only if you want to send this one too.`}</span>
    </span>
  ),
};

/** The standing message on a form that failed to send, until it is sent or discarded. */
export function NotSent<Values extends object, Request>(props: NotSentProps<Values, Request>) {
  const { delivery, form, reach, sending, sendAgain } = props;
  const { tab, unsent: place, empty, button, onDiscard } = delivery;
  const stored = useSyncExternalStore(place.subscribe, place.read);
  const kept = readUnsent(place);
  // Another tab may have kept a different form.
  const unsent = kept?.key === tab.lastKey() ? kept : undefined;
  const [gone, setGone] = useState<keyof typeof WHY_GONE>();
  const box = useRef<HTMLDivElement>(null);
  // Screen readers do not announce the initial text of a live region.
  const heard = useDeferredValue(true, false);
  const words = useRef<HTMLParagraphElement>(null);

  // Under the button, so it may begin below the screen; a box from an earlier page scrolls only for a
  // visitor who came by the bar about it.
  const [keptBefore] = useState(location.hash === NOT_SENT_HASH ? undefined : unsent?.key);
  const isNew = heard && unsent && unsent.key !== keptBefore;
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  useEffect(() => {
    if (stored && !kept) forget(place);
  }, [stored, kept, place]);

  useEffect(() => {
    if (sending) setGone(undefined);
  }, [sending]);

  useResending(unsent?.waiting && !sending ? unsent.at : undefined, () => {
    // A form that somebody is changing is not sent by itself.
    form.look();
    if (place.read() !== stored) lookAgain();
    else if (unsent) sendAgain({ ...unsent, byVisitor: false });
  });

  const answered = useEffectEvent(() => {
    setGone(undefined);
    if (unsent && !isSame(form.values, unsent.values)) stopWaiting(delivery);
  });
  useEffect(() => form.onAnswer(() => answered()), [form]);

  const hear = useEffectEvent(({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== place.key || newValue !== null) return;
    const gone = place.shape.read(oldValue)?.key;
    if (gone && gone === tab.lastKey()) setGone('elsewhere');
  });
  useEffect(() => {
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);

  const discard = () => {
    // The pressed button disappears, so its message takes the focus.
    words.current?.focus();
    forget(place);
    form.fill(empty);
    tab.forget();
    setGone('discarded');
    onDiscard?.();
  };

  return (
    <div ref={box} data-not-sent className={unsent || gone ? 'not-sent' : undefined}>
      <LazyStylesheet href={styles} />
      <p ref={words} tabIndex={-1} role="status" className="not-sent-words">
        {unsent
          ? heard && (
              <span>
                <strong>Not sent yet.</strong> <WhatNext {...{ unsent, delivery, reach }} />
              </span>
            )
          : gone && WHY_GONE[gone](button)}
      </p>
      {unsent && (
        <Button kind="second" size="small" disabled={sending} onClick={discard}>
          Discard
        </Button>
      )}
    </div>
  );
}

interface WhatNextProps<Values, Request> {
  unsent: Unsent<Values, Request>;
  delivery: Delivery<Values, Request>;
  reach: Reach;
}

/** What happens by itself, and what the visitor can do. The notice of a failure asks them to try again: so does this. */
function WhatNext<Values, Request>({ unsent, delivery, reach }: WhatNextProps<Values, Request>) {
  const { button, unsentNote, inChat } = delivery;
  if (unsent.waiting) {
    return (
      <span>{`We can’t reach our server. Press “${button}” to try again. This page also tries by itself: keep it open, or open it again within ${unsentKeptFor}. ${unsentNote?.(unsent.request) ?? ''}`}</span>
    );
  }
  if (!isGivenUp(unsent)) return <span>{`Press “${button}” to send it.`}</span>;
  const chat = whatsAppLink(reach.whatsAppNumber, inChat(unsent.request));
  return (
    <span key="given-up">
      <span>{`It isn’t getting through to our server, so this page no longer tries by itself. Everything you typed is still here. Press “${button}” to try again, call `}</span>
      <a href={reach.phone.link} className={LINK}>
        {reach.phone.display}
      </a>
      <span>, or </span>
      <a href={chat} target="_blank" rel="noopener" className={LINK}>
        send it by WhatsApp
      </a>
      <span>.</span>
    </span>
  );
}
