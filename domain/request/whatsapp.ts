/** A chat link that works on phones and desktops.
 *  @param number digits only, country code first, no leading zero or plus
 *  @see https://faq.whatsapp.com/5913398998672934 */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
