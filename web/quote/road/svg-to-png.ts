/** Of the drawing in its picture, in pixels, and of the margin around it. */
const WIDTH = 1280;
const MARGIN = 64;

/** A PNG of a drawing on the page: its colours are those of the page, and what it takes from other files is in it.
 *  @throws if a file or the picture cannot be read, or nothing is drawn */
export async function svgToPng(svg: SVGSVGElement): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement; // a clone is of its kind
  await Promise.all(Array.from(copy.querySelectorAll('use'), inline));
  const { width: across, height: down } = svg.viewBox.baseVal;
  const height = (WIDTH * down) / across;
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(height));
  const colours = getComputedStyle(svg);
  const source = new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]+)\)/g, (_, name) => colours.getPropertyValue(name).trim());
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await image.decode();
  return draw(image, height, colours.getPropertyValue('--paper'));
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

async function draw(image: HTMLImageElement, height: number, ground: string) {
  const canvas = new OffscreenCanvas(WIDTH + 2 * MARGIN, height + 2 * MARGIN);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, MARGIN, MARGIN, WIDTH, height);
  const picture = await canvas.convertToBlob();
  if (picture.size === 0) throw new Error('An empty picture');
  return picture;
}
