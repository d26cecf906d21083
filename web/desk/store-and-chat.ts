import type { DeskLink } from '../../domain/team/desk-view.ts';
import { type TheirLink, withTheirLink } from '../../domain/team/their-link.ts';
import { sendByTeam } from '../api/by-device.ts';
import { openTab } from '../ui/open-tab.ts';
import { type ActionOutcome, DESK } from './use-desk-actions.ts';

/** Opens a tab within the press, or the browser keeps the chat shut; it is filled later. */
function openChat(): Window | null {
  const chat = openTab('');
  chat?.document.write('One moment. If this stays, go back to the desk.');
  return chat;
}

function goTo(url: string, chat: Window) {
  chat.opener = null;
  chat.location.href = url;
}

/** The address of a ready text with the visitor's link in it, which no other answer of the desk has.
 *  @throws without an answer */
async function filled({ url, takesLink }: DeskLink, deskKey: string): Promise<string> {
  if (!takesLink) return url;
  const answer = await sendByTeam<TheirLink>('GET', `${DESK}/link`, deskKey);
  if (answer.outcome !== 'stored') throw new Error('The link of the desk opens nothing');
  return withTheirLink(url, answer.body);
}

/** Opens a ready text that takes the visitor's link.
 *  @throws without an answer */
export async function openReadyText(link: DeskLink, deskKey: string): Promise<void> {
  // A mail program opens without a tab.
  const chat = link.url.startsWith('https:') ? openChat() : null;
  try {
    const url = await filled(link, deskKey);
    if (chat) goTo(url, chat);
    else location.assign(url);
  } catch (error) {
    chat?.close();
    throw error;
  }
}

/** Stores an action and opens the chat with its text. */
export async function storeAndChat(
  store: () => Promise<ActionOutcome | undefined>,
  deskKey: string,
): Promise<ActionOutcome | undefined> {
  const chat = openChat();
  const outcome = await store();
  const link = outcome?.kind === 'stored' ? outcome.desk?.tell?.link : undefined;
  try {
    if (chat && link) goTo(await filled(link, deskKey), chat);
    else chat?.close();
  } catch {
    // The desk has a button for the chat, which is stored by now.
    chat?.close();
  }
  return outcome;
}
