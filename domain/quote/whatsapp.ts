/** A chat link that works on phones and desktops.
 *  @param number digits only, country code first, no leading zero or plus
 *  @see https://faq.whatsapp.com/5913398998672934 */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** South African numbers have nine significant digits. */
const FEWEST_DIGITS = 9;

/** Whether somebody typed a number at all, and not 'ask my wife'. */
export function isDiallable(phone: string): boolean {
  return phone.replace(/\D/g, '').length >= FEWEST_DIGITS;
}

/** A South African phone number as somebody typed it, in the digits of a chat link:
 *  '082 555 0119' and '+27 82 555 0119' are both '27825550119'. */
export function whatsAppNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('0') && !digits.startsWith('00')
    ? `27${digits.slice(1)}`
    : digits.replace(/^00/, '');
}
