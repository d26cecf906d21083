import type { DeskView } from '../../domain/team/desk-view.ts';
import { DiscardButton } from '../by-key/DiscardButton.tsx';
import { Form } from '../forms/Form.tsx';
import { Button } from '../ui/Button.tsx';
import { AskFirst } from './AskFirst.tsx';
import { DeskFields } from './DeskFields.tsx';
import { storeAndChat } from './store-and-chat.ts';
import { type PanelProps, useDeskForm } from './use-desk-form.ts';

type Channel = DeskView['linkChannels'][number];

const SEND: Readonly<Record<Channel, string>> = {
  email: 'Send it by email',
  whatsapp: 'Send it by WhatsApp',
};

/** Sends the link to the visitor's page again, or a new one. */
export function SendLink(panel: PanelProps) {
  const form = useDeskForm('linked', panel);
  const { linkChannels, quote } = panel.desk;
  const send = (via: Channel) => {
    const content = form.state.submit();
    if (!content) return;
    const store = () => form.store({ kind: 'linked', via, ...content });
    if (via === 'whatsapp') storeAndChat(store, panel.deskKey);
    else store();
  };
  const [first] = linkChannels;
  return (
    <Form
      form={form.state}
      sending={form.isOnItsWay}
      onSubmit={() => first && send(first)}
      className="mt-4 grid gap-3"
    >
      <p className="text-ink-2">It opens their page: the quote, the day, and all they told us.</p>
      <DeskFields form="linked" deskKey={panel.deskKey} desk={panel.desk} />
      {linkChannels.map((via) => (
        <Button
          key={via}
          kind={via === first ? 'main' : 'second'}
          busy={form.isOnItsWay}
          onClick={() => send(via)}
        >
          {SEND[via]}
        </Button>
      ))}
      {linkChannels.includes('whatsapp') && <AskFirst note={panel.desk.askFirst} />}
      {quote?.noEmail && <p className="text-ink-2 text-small">{quote.noEmail}</p>}
      {!first && <p>We have no mobile number of theirs either.</p>}
      {!form.isOnItsWay && <DiscardButton isBegun={false} onDiscard={form.discard} />}
    </Form>
  );
}
