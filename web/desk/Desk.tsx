// The whole wizard: the bundler then splits none of its files, and the visitors' pages stay as light as
// they were.
import '../quote/QuoteWizard.tsx';
import { DeskNote } from './DeskNote.tsx';
import { OpenedDesk } from './OpenedDesk.tsx';
import { TeamPage } from './TeamPage.tsx';

/** The team's page behind the button Answer. */
export function Desk() {
  return (
    <TeamPage
      className="wrap pt-4 pb-16"
      withoutKey={
        <DeskNote heading="This page opens from our email">
          <p>
            Press Answer in the email about a request or a message. If part of the link is missing,
            copy the whole link again.
          </p>
        </DeskNote>
      }
    >
      {/* Another key is another request: nothing of the previous one stays. */}
      {(key) => <OpenedDesk key={key} deskKey={key} />}
    </TeamPage>
  );
}
