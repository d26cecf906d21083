import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '../ui/Button.tsx';
import type { Delivery, Receipt, Try } from './delivery.ts';
import { forget, lookAgain, type News, stopWaiting, useUnsentText } from './keep-unsent.ts';
import styles from './not-sent.css?url';
import { readUnsent, unsentText } from './unsent.ts';
import { useResending } from './use-resending.ts';

interface NotSentProps<Values extends FieldValues, Request> {
  delivery: Delivery<Values, Request>;
  form: UseFormReturn<Values, unknown, Request>;
  sending: boolean;
  /** Sends it once more. */
  sendAgain: (again: Try<Values, Request>) => void;
  /** What follows when another tab has sent it. */
  succeed: (receipt: Receipt, request: Request, asked: boolean) => void;
}

/** The standing word on a form that did not get through, until it is sent or discarded. */
export function NotSent<Values extends FieldValues, Request>(props: NotSentProps<Values, Request>) {
  const { delivery, form, sending, sendAgain, succeed } = props;
  const { attempt, filling, unsentKey, empty, button, aside, onDiscard } = delivery;
  const text = useUnsentText(unsentKey);
  const kept = readUnsent<Values, Request>(text);
  // Another tab may have kept another one.
  const unsent = kept?.key === attempt.lastKey() ? kept : undefined;
  const [discarded, setDiscarded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // What stands in a live region from the start is not read out.
  const [heard, setHeard] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => setHeard(true), []);

  // Under the button, so it may begin below the screen; a page that opened with it stays where it is.
  const [keptBefore] = useState(unsent?.key);
  const isNew = unsent && unsent.key !== keptBefore;
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  useEffect(() => {
    if (text && !kept) forget(unsentKey);
  }, [text, kept, unsentKey]);

  useResending(Boolean(unsent?.waiting && !sending), () => {
    if (unsentText(unsentKey) !== text) lookAgain();
    else if (unsent) sendAgain({ ...unsent, asked: false });
  });

  const changed = useEffectEvent((name: Path<Values>) => {
    setDiscarded(false);
    if (JSON.stringify(form.getValues(name)) !== JSON.stringify(unsent?.values[name])) {
      stopWaiting(delivery);
    }
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Without a name the whole form was filled or emptied, which is not the visitor's doing.
        callback: ({ name }) => name && changed(name as Path<Values>),
      }),
    [form],
  );

  const hear = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== unsentKey || !newValue) return;
    const news: Partial<News<Request>> = JSON.parse(newValue);
    if (news.receipt && news.request && news.key === attempt.lastKey()) {
      succeed(news.receipt, news.request, false);
    }
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => hear(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);

  const discard = () => {
    // The button is about to go: whoever pressed it is told what it did.
    words.current?.focus();
    forget(unsentKey);
    attempt.forget();
    filling.forget();
    form.reset(empty);
    setDiscarded(true);
    onDiscard?.();
  };

  return (
    <div ref={box} className={unsent || discarded ? 'not-sent' : undefined}>
      <link rel="stylesheet" href={styles} precedence="late" />
      <p ref={words} tabIndex={-1} role="status">
        {heard && unsent && (
          <>
            <strong>Not sent yet.</strong>{' '}
            {unsent.waiting
              ? `There is no connection to us. We send it as soon as there is one: keep this page open, or open it again within three days. ${aside?.(unsent.request) ?? ''}`
              : `Press “${button}” to send it.`}
          </>
        )}
        {discarded && !unsent && (
          <>
            <strong>Discarded.</strong> It is no longer kept here. If it did reach us before the
            connection broke, we will answer it.
          </>
        )}
      </p>
      {unsent && (
        <Button kind="second" size="small" disabled={sending} onClick={discard}>
          Discard
        </Button>
      )}
    </div>
  );
}
