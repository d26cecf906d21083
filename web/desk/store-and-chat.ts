import { openTab } from '../ui/open-tab.ts';
import type { ActionOutcome } from './use-desk-actions.ts';

/** Stores an action and opens the chat with its text. Within the tap, or the browser keeps the chat shut; it is filled
 *  once the action is stored. */
export async function storeAndChat(
  store: () => Promise<ActionOutcome | undefined>,
): Promise<ActionOutcome | undefined> {
  const chat = openTab('');
  chat?.document.write('Saving. If this stays, go back to the desk.');
  const outcome = await store();
  const link = outcome?.kind === 'stored' ? outcome.desk?.tell?.link : undefined;
  if (chat && link) {
    chat.opener = null;
    chat.location.href = link.url;
  } else {
    chat?.close();
  }
  return outcome;
}
