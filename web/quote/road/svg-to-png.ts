/** Around the drawing, as a share of its width. */
const MARGIN = 0.05;

/** A PNG of a drawing on the page: its colours are those of the page, and what it takes from other files is in it.
 *  @param width in pixels
 *  @throws if a file or the picture cannot be read */
export async function svgToPng(svg: SVGSVGElement, width: number): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement; // a clone is of its kind
  await Promise.all(Array.from(copy.querySelectorAll('use'), inline));
  const { width: across, height: down } = svg.viewBox.baseVal;
  const height = (width * down) / across;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const colours = getComputedStyle(svg);
  const source = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]+)\)/g, (_, name) => colours.getPropertyValue(name).trim());
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  return draw(image, width, height, colours.getPropertyValue('--paper'));
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

function draw(image: HTMLImageElement, width: number, height: number, ground: string) {
  const margin = Math.round(width * MARGIN);
  const canvas = new OffscreenCanvas(width + 2 * margin, height + 2 * margin);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, margin, margin, width, height);
  return canvas.convertToBlob();
}
