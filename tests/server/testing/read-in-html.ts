/** What is read in a mail, whatever carries it.
 *  @param html of one mail */
export function readInHtml(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
