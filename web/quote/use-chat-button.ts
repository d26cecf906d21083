import { useEffect } from 'react';

/** Has the page's floating chat button open this chat as long as the component is shown: with a request sent, a chat that
 *  knows nothing of it would be a second one. The button is outside every island (`web/site/WhatsAppButton.tsx`).
 *  @param link undefined: its own */
export function useChatButton(link: string | undefined) {
  useEffect(() => {
    const button = document.querySelector<HTMLAnchorElement>('a.whatsapp-button');
    if (!button || link === undefined) return;
    const own = button.href;
    button.href = link;
    return () => {
      button.href = own;
    };
  }, [link]);
}
