import { MailSignInLink } from './MailSignInLink.tsx';
import { NOTE_HEADINGS } from './note-headings.ts';
import { TeamNote } from './TeamNote.tsx';

/** Shown for every page of the team on a device that is not signed in. It says nothing about what the page would show. */
export function SignInFirst() {
  return (
    <TeamNote heading={NOTE_HEADINGS.notSignedIn} focused>
      <p>
        This page is for our own team. Send a link to our inbox, then open it on this device: that
        signs it in, once.
      </p>
      <MailSignInLink />
      <p className="text-small">
        <span>Whoever runs the website can print a link too:</span> <code>leads device --new</code>
      </p>
    </TeamNote>
  );
}
