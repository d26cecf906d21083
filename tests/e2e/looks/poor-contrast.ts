/** Runs in the page: finds elements too pale to read or to notice, by WCAG 2.2 AA (1.4.3, 1.4.11). Text
 *  must contrast with its background by 4.5, or by 3 if it is large; so must the edge of a control, the
 *  edge of a button and a focus ring, by 3. */
export function poorContrast(): string[] {
  // Colours are read once their transitions have ended.
  for (const animation of document.getAnimations()) animation.finish();
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas');
  const known = new Map<string, Colour>();
  const read = (written: string): Colour => {
    const before = known.get(written);
    if (before) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = written;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour = [red, green, blue, alpha / 255] as const;
    known.set(written, colour);
    return colour;
  };
  const over = ([r, g, b, alpha]: Colour, [r2, g2, b2]: Colour): Colour => {
    const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
    return [mix(r, r2), mix(g, g2), mix(b, b2), 1];
  };
  const grounds = new Map<Element, Colour>();
  const groundOf = (element: Element | null): Colour => {
    if (!element) return read('Canvas');
    const before = grounds.get(element);
    if (before) return before;
    // A tile's radio or checkbox is its ground.
    const painted = element.matches('label.choice-tile') ? element.firstElementChild : element;
    const own = read(getComputedStyle(painted ?? element).backgroundColor);
    const ground = own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    grounds.set(element, ground);
    return ground;
  };
  const luminance = ([red, green, blue]: Colour) => {
    const linear = (value: number) =>
      value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (colour: Colour, ground: Colour) => {
    const [light = 0, dark = 0] = [luminance(over(colour, ground)), luminance(ground)].sort(
      (a, b) => b - a,
    );
    return (light + 0.05) / (dark + 0.05);
  };

  const found = new Set<string>();
  const expectContrast = (
    what: string,
    element: Element,
    colour: string,
    ground: Colour,
    wanted: number,
  ) => {
    const ratio = contrast(read(colour), ground);
    if (ratio < wanted) {
      const words = element.textContent?.trim().slice(0, 30) || element.className;
      found.add(`${what} of “${words}”: ${ratio.toFixed(2)}, wanted ${wanted} (${colour})`);
    }
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element || !texts.currentNode.textContent?.trim() || !isShown(element)) continue;
    if (element.closest('script, style, [aria-hidden="true"] > svg')) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    expectContrast('Text', element, color, groundOf(element), large ? 3 : 4.5);
  }
  for (const control of document.querySelectorAll<HTMLElement>(
    '.control, button.choice-tile, .choice-control',
  )) {
    if (!isShown(control)) continue;
    const around = groundOf(control.parentElement);
    expectContrast('Edge', control, getComputedStyle(control).borderTopColor, around, 3);
    const { color } = getComputedStyle(control, '::placeholder');
    expectContrast('Placeholder', control, color, groundOf(control), 4.5);
  }
  for (const button of document.querySelectorAll<HTMLElement>('.button-second, .button-on-road')) {
    if (!isShown(button)) continue;
    const { borderTopColor } = getComputedStyle(button);
    expectContrast('Edge', button, borderTopColor, groundOf(button.parentElement), 3);
  }
  for (const control of document.querySelectorAll(
    'a, button, summary, .control, .choice-control',
  )) {
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(control);
    if (!isShown(control) || outlineStyle === 'none' || outlineWidth === '0px') continue;
    // The floating button may lie over any content, so it has a light ring.
    if (control.matches('.whatsapp-button')) continue;
    expectContrast('Ring', control, outlineColor, groundOf(control.parentElement), 3);
  }
  return [...found];
}
