/** A form in a built page, as far as it takes to answer with it. Offsets are into the page's HTML. */
export interface BuiltForm {
  /** The opening tag. */
  readonly start: number;
  readonly tagEnd: number;
  readonly controls: readonly Control[];
}

export interface Control {
  readonly tag: 'input' | 'textarea' | 'select';
  readonly isChoice: boolean;
  readonly name: string;
  /** As they stand in the HTML, with its entities. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  /** Behind the closing tag of a textarea or select. */
  readonly end: number;
  /** What stands between a select's tags. */
  readonly options: string;
  /** Where its message belongs: at the end of what holds its label, or of the group of choices. */
  readonly messageAt: number | undefined;
}

interface Tag {
  readonly closing: boolean;
  readonly closesItself: boolean;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
}

/** An element that is open where the reader stands, and where it turned out to end. */
interface Holder {
  readonly name: string;
  closedAt?: number;
}

const CHOICES = new Set(['radio', 'checkbox']);
const NOT_FOR_WORDS = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'file']);

/** Finds the form with this action. It reads what React has written and nothing else: there < > and "
 *  are always entities in text and in attributes, so each of them is syntax, every element is closed or
 *  closes itself, and no parser of anybody's HTML is needed.
 *  @returns undefined when there is none, or something else wrote it */
export function findForm(html: string, action: string): BuiltForm | undefined {
  const opening = new RegExp(`<form(?=[^>]* action="${action}")[^>]*>`).exec(html);
  if (!opening) return undefined;
  const tagEnd = opening.index + opening[0].length;
  const end = html.indexOf('</form>', tagEnd);
  const controls = end === -1 ? undefined : readControls(html.slice(0, end), tagEnd);
  return controls && { start: opening.index, tagEnd, controls };
}

function readControls(html: string, from: number): Control[] | undefined {
  const open: Holder[] = [];
  const holdsLabel = new Map<string, Holder | undefined>();
  const found: { tag: Tag & { name: Control['tag'] }; end: number; group: Holder | undefined }[] =
    [];

  for (const tag of tagsOf(html, from)) {
    if (tag.closing) {
      const closed = open.pop();
      if (closed?.name !== tag.name) return undefined;
      closed.closedAt = tag.start;
      continue;
    }
    const labelled = tag.name === 'label' && tag.attributes.get('for');
    if (labelled) holdsLabel.set(labelled, open.at(-1));
    if (isControl(tag)) {
      found.push({
        tag,
        end: endOfControl(html, tag),
        group: open.findLast(({ name }) => name === 'fieldset'),
      });
    }
    if (!tag.closesItself) open.push({ name: tag.name });
  }
  if (open.length > 0) return undefined;
  return found.map(({ tag, end, group }) => {
    const { attributes, start } = tag;
    const isChoice = CHOICES.has(attributes.get('type') ?? '');
    const holder = isChoice ? group : holdsLabel.get(attributes.get('id') ?? '');
    return {
      tag: tag.name,
      isChoice,
      name: attributes.get('name') ?? '',
      attributes,
      start,
      end,
      options: tag.name === 'select' ? html.slice(tag.end, end - '</select>'.length) : '',
      messageAt: holder?.closedAt,
    };
  });
}

function isControl(tag: Tag): tag is Tag & { name: Control['tag'] } {
  const { name, attributes } = tag;
  if (!attributes.get('name')) return false;
  if (name === 'textarea' || name === 'select') return true;
  return name === 'input' && !NOT_FOR_WORDS.has(attributes.get('type') ?? 'text');
}

function endOfControl(html: string, { name, end }: Tag): number {
  if (name === 'input') return end;
  const closing = `</${name}>`;
  return html.indexOf(closing, end) + closing.length;
}

function* tagsOf(html: string, from: number): Generator<Tag> {
  const pattern = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>/gi;
  pattern.lastIndex = from;
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [{ length }, slash, name = '', attributes = ''] = match;
    yield {
      closing: slash === '/',
      closesItself: attributes.endsWith('/'),
      name: name.toLowerCase(),
      attributes: attributesOf(attributes),
      start: match.index,
      end: match.index + length,
    };
  }
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = text.matchAll(/\s([^\s=/]+)(?:="([^"]*)")?/g);
  return new Map(Array.from(attributes, ([, name = '', value = '']) => [name, value]));
}
