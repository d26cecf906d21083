/** A chat link that works on phones and desktops.
 *  @param number digits only, country code first, no leading zero or plus
 *  @see https://faq.whatsapp.com/5913398998672934 */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A chat whose first line asks for a quote.
 *  @param subject as the page knows it: 'a move in Boskruin', 'long distance moving' */
export function quoteChatLink(number: string, subject = 'a move'): string {
  return whatsAppLink(number, `Hello, I would like a quote for ${subject}.`);
}
