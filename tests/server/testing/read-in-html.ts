/** The words of a mail without its markup.
 *  @param html of one mail */
export function readInHtml(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
