/** A chat link that works on phones and desktops.
 *  @param number digits only, country code first, no leading zero or plus
 *  @see https://faq.whatsapp.com/5913398998672934 */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A chat of somebody who has written to us, whose text has only the reference. */
export function referenceChat(number: string, reference: string): string {
  const text = `Hello, I have just written to you on your website. My reference is ${reference}.`;
  return whatsAppLink(number, text);
}

/** A chat whose first line asks for a quote.
 *  @param subject as the page knows it: 'a move in Boskruin', 'long distance moving' */
export function quoteChatLink(number: string, subject = 'a move'): string {
  return whatsAppLink(number, `Hello, I would like a quote for ${subject}.`);
}
