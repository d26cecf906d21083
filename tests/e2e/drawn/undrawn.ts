/** The findings on a page. */
export interface Look {
  /** Each text that is on the page for people to read. */
  readonly texts: readonly string[];
  /** Texts and controls that nobody sees, or cannot press, with the reason. */
  readonly undrawn: readonly string[];
}

/** Runs in the page: brings each text and each control of a part of it into view, and asks what is drawn at its place. What
 *  a sticky part covers counts as drawn if some scrolling brings it out. */
export function lookAtEach(part: Element): Look {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas');
  const known = new Map<string, string>();
  /** Red, green, blue, alpha. */
  const read = (written: string): string => {
    const before = known.get(written);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = written;
    canvas.fillRect(0, 0, 1, 1);
    const colour = canvas.getImageData(0, 0, 1, 1).data.join();
    known.set(written, colour);
    return colour;
  };
  const isClear = (colour: string) => read(colour).endsWith(',0');
  const isOpaque = (colour: string) => read(colour).endsWith(',255');

  /** Whether an element, or what its style adds to it, covers what is behind it. */
  const painted = new Map<Element, boolean>();
  const paints = (element: Element): boolean => {
    const before = painted.get(element);
    if (before !== undefined) return before;
    const now = paintsNow(element);
    painted.set(element, now);
    return now;
  };
  const paintsNow = (element: Element): boolean => {
    if (element.closest('svg, img, picture, video, canvas, input, select, textarea')) return true;
    return [null, '::before', '::after'].some((part) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(element, part);
      if (part && /^(none|normal)$/.test(content)) return false;
      return backgroundImage !== 'none' || !isClear(backgroundColor);
    });
  };
  /** Text only for screen readers is in a box of one pixel. */
  const isOnlyHeard = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || isOnlyHeard(element.parentElement));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isOnlyHeard(element);

  /** The element that hides the text of another at a point, if any. */
  const hides = (element: Element, x: number, y: number): string | undefined => {
    const stack = document.elementsFromPoint(x, y);
    const at = stack.indexOf(element);
    if (at < 0) return 'is cut off';
    const cover = stack.slice(0, at).find(paints);
    if (cover) return `is under ${nameOf(cover)}`;
    const ground = stack.slice(at).find(paints);
    const { backgroundColor, backgroundImage } = getComputedStyle(ground ?? document.body);
    const isPlain = backgroundImage === 'none' && isOpaque(backgroundColor);
    if (isPlain && read(backgroundColor) === read(getComputedStyle(element).color)) {
      return 'has the colour of its ground';
    }
    return undefined;
  };
  const nameOf = ({ localName, id, classList }: Element) =>
    `${localName}${id && `#${id}`}${classList.length > 0 ? `.${classList[0]}` : ''}`;

  /** Of a line of text, as shares of its width and height. */
  const POINTS = [
    [0.5, 0.5],
    [0.1, 0.3],
    [0.9, 0.7],
  ] as const;
  /** Of turned text, only the middle is surely in their upright box. */
  const isTurned = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).rotate !== 'none' || isTurned(element.parentElement));
  /** Where to scroll to, until a place is drawn: the middle of the screen, its upper and lower end, the page's start. */
  const SHARES = [0.5, 0.3, 0.75, null];
  const drawnSomewhere = (
    box: () => DOMRect | undefined,
    look: (box: DOMRect) => string | undefined,
  ) => {
    let first: string | undefined;
    for (const share of SHARES) {
      const { top = 0, height = 0 } = box() ?? {};
      const to = share === null ? 0 : scrollY + top + height / 2 - innerHeight * share;
      scrollTo({ top: to, behavior: 'instant' });
      const now = box();
      const reason = now && look(now);
      if (!reason) return undefined;
      first ??= reason;
    }
    return first;
  };
  const intoView = (element: Element) =>
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });

  const undrawn = new Set<string>();
  const texts: string[] = [];

  // As they are pressed: what lets a press through does not count.
  for (const control of part.querySelectorAll(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (!isShown(control) || control.closest('[inert]')) continue;
    intoView(control);
    const label = (control as HTMLInputElement).labels?.[0];
    const reason = drawnSomewhere(
      () => control.getClientRects()[0],
      ({ left, top, width, height }) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isHit = hit && (control.contains(hit) || label?.contains(hit));
        return isHit ? undefined : `is under ${hit ? nameOf(hit) : 'nothing, out of reach'}`;
      },
    );
    const words = (control.textContent || label?.textContent || control.id).trim();
    if (reason) undrawn.add(`The control “${words.slice(0, 40)}” ${reason}`);
  }

  // In a row that stretches its parts, an icon is in the middle of its text, not at its first line.
  for (const icon of part.querySelectorAll('svg[viewBox="0 0 24 24"]')) {
    const { width, height } = icon.getBoundingClientRect();
    const { textContent } = icon.parentElement ?? part;
    const isStretched = isShown(icon) && Math.abs(height - width) > 1;
    if (isStretched) undrawn.add(`The icon at “${textContent.trim().slice(0, 40)}” is stretched`);
  }

  // Also what lets a press through may hide a text.
  const solid = new CSSStyleSheet();
  solid.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(solid);
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    const words = text.nodeValue?.trim();
    if (!words || !element || !isShown(element)) continue;
    if (element.closest('script, style, template, noscript, option, svg')) continue;
    texts.push(words);
    intoView(element);
    const points = isTurned(element) ? POINTS.slice(0, 1) : POINTS;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (let line = 0; line < range.getClientRects().length; line += 1) {
      const reason = drawnSomewhere(
        () => range.getClientRects()[line],
        ({ left, top, width, height }) => {
          if (width < 1) return undefined;
          for (const [across, down] of points) {
            const hidden = hides(element, left + width * across, top + height * down);
            if (hidden) return hidden;
          }
          return undefined;
        },
      );
      if (reason) undrawn.add(`“${words.slice(0, 40)}” ${reason}`);
    }
  }
  document.adoptedStyleSheets.pop();
  scrollTo({ top: 0, behavior: 'instant' });
  return { texts, undrawn: [...undrawn] };
}
