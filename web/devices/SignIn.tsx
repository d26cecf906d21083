import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { LINK_IS_USED, WHOSE_DEVICE } from '../../domain/team/sign-in-words.ts';
import { deviceNameProblem, SIGNED_IN_DAYS, whoUses } from '../../domain/team/whose-device.ts';
import { sendByKey } from '../api/by-key.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { KeyedPage } from '../by-key/KeyedPage.tsx';
import { MailSignInLink } from '../by-key/MailSignInLink.tsx';
import { teamDevice, teamName } from '../by-key/on-team-device.ts';
import { PRESS_AGAIN } from '../by-key/press-again.ts';
import { SignInFirst } from '../by-key/SignInFirst.tsx';
import { TeamNote } from '../by-key/TeamNote.tsx';
import { Button } from '../ui/Button.tsx';
import { Handover } from '../ui/Handover.tsx';
import { TextField } from '../ui/TextField.tsx';

/** The page behind the link that signs in a device. Opening it uses nothing, since mail scanners do. */
export function SignIn() {
  return (
    <div className="wrap pt-2 pb-16 md:pt-4">
      <KeyedPage withoutKey={<SignInFirst />}>{(key) => <NameDevice linkKey={key} />}</KeyedPage>
    </div>
  );
}

/** Asks once whose device it is. */
function NameDevice({ linkKey }: { linkKey: string }) {
  const id = useId();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  // A press whose answer was lost is the same press.
  const idempotencyKey = useRef(newIdempotencyKey());
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: () =>
      sendByKey('POST', '/api/sign-in', undefined, {
        idempotencyKey: idempotencyKey.current,
        body: { key: linkKey, name: name.trim() },
      }),
    onSuccess: ({ outcome }) => {
      if (outcome !== 'stored') return;
      teamDevice.write('yes');
      teamName.write(whoUses(name.trim()));
      // The link has done its work, and Back must not lead to it.
      location.replace('/diary');
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (deviceNameProblem(name)) return document.getElementById(id)?.focus();
    if (!isPending) mutate();
  };
  const isGone = data?.outcome === 'gone';
  const gone = (
    <TeamNote heading={LINK_IS_USED} focused>
      <p>A link signs in one device, within an hour. This one was used, or is too old.</p>
      <MailSignInLink label="Send another link" />
    </TeamNote>
  );
  const form = (
    <TeamNote heading="Sign in this device">
      <p>{`Requests and the diary then open on it, until nobody has used it for ${SIGNED_IN_DAYS} days.`}</p>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <TextField
          id={id}
          label={WHOSE_DEVICE}
          hint="“Anna’s phone”. Your colleagues see it, and the history says who did what."
          autoComplete="off"
          value={name}
          error={(isAsked && deviceNameProblem(name)) || undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <div>
          <Button type="submit" busy={isPending}>
            {isPending ? 'Signing in…' : 'Sign in'}
          </Button>
          <p role="status" className="not-empty:mt-3 font-semibold text-ink">
            {isError && !isPending && PRESS_AGAIN}
          </p>
        </div>
      </form>
    </TeamNote>
  );
  return <Handover of={isGone ? 'gone' : 'form'}>{isGone ? gone : form}</Handover>;
}
