/** A drawing of the page as a picture, for a canvas: what it takes from other files is in it.
 *  @param colours those of its variables, without which it has the page's
 *  @throws if a file or the picture cannot be read */
export async function drawingAsImage(
  svg: SVGSVGElement,
  width: number,
  colours: Readonly<Record<string, string>>,
): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement; // a clone is of its kind
  await Promise.all(Array.from(copy.querySelectorAll('use'), inline));
  const { width: across, height: down } = svg.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String((width * down) / across));
  const ofPage = getComputedStyle(svg);
  const source = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) =>
      (colours[name] ?? ofPage.getPropertyValue(`--${name}`)).trim(),
    );
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

/** Puts the part of another file in the place of the reference to it. */
async function inline(use: SVGUseElement) {
  const [file = '', id = ''] = use.href.baseVal.split('#');
  const answer = await fetch(file);
  const drawing = new DOMParser()
    .parseFromString(await answer.text(), 'image/svg+xml')
    .getElementById(id);
  if (!drawing) throw new Error(`No drawing of ${id}`);
  const group = document.createElementNS(use.namespaceURI, 'g');
  for (const { name, value } of use.attributes)
    if (name !== 'href') group.setAttribute(name, value);
  group.append(document.importNode(drawing, true));
  use.replaceWith(group);
}
