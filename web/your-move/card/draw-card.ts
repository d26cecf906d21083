import { company } from '../../../content/company.ts';
import { drawMark } from '../../site/draw-mark.ts';
import { type CardColours, coloursAt } from './card-colours.ts';
import { skyline } from './skyline.ts';

export const CARD = { width: 1080, height: 1350 } as const;

/** The longest line that somebody adds. */
export const LONGEST_LINE = 48;

export interface CardContent {
  /** 'Fourways' */
  readonly place: string;
  readonly line: string;
  /** The place that they leave; empty for one that we do not know by name. */
  readonly from: string;
  /** '5 DEC 2026'; empty without a day. */
  readonly day: string;
  /** Whether they have moved: then it is night, and their windows are lit. */
  readonly isHome: boolean;
  /** Any number: where the dassie is. */
  readonly seat: number;
}

export interface CardPictures {
  readonly scene: HTMLImageElement;
  /** The same by day, when its skyline is easier to find. */
  readonly byDay: HTMLImageElement;
  readonly stamp: HTMLImageElement;
  /** Their truck with what is in it. */
  readonly truck: HTMLImageElement;
}

/** The picture on the card, in its pixels, and how much more sky it has than the render. */
const FRAME = { x: 44, y: 44, width: 992, height: 956 } as const;
const MORE_SKY = 206;
/** Rows of the picture in which letters may be. */
const SKY_ROWS = 460;
/** The foot of the line above the name. */
const ABOVE_NAME = 92;
const ROAD = 1284;

/** What the card says to whoever cannot see it. */
export function cardInWords({ place, line, isHome }: CardContent): string {
  return [`${headingOf(isHome)} ${place}.`, line].filter(Boolean).join(' ');
}

const headingOf = (isHome: boolean) => (isHome ? 'We’ve moved to' : 'We’re moving to');

/** @throws without a canvas to draw on */
export function drawCard(canvas: HTMLCanvasElement, content: CardContent, pictures: CardPictures) {
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = penOf(canvas);
  const colours = coloursAt(content.isHome);
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  drawScene(pen, content, pictures, colours);
  drawLine(pen, content.line, colours);
  drawRoad(pen, colours);
  if (content.isHome) drawHouse(pen, colours);
  else {
    const { width, height } = pictures.truck;
    // Its wheels are on the road, a little below its edge.
    pen.drawImage(pictures.truck, 58, ROAD + 10 - height, width, height);
  }
  drawStamp(pen, pictures.stamp);
  drawPostmark(pen, content, colours);
  drawDassie(pen, content);
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  return pen;
}

function sheet(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, pen: penOf(canvas) };
}

interface Type {
  readonly size: number;
  readonly weight: 650 | 800;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
}

function setType(pen: CanvasRenderingContext2D, { size, weight, colour, align = 'left' }: Type) {
  pen.font = `${weight} ${size}px Gabarito, system-ui, sans-serif`;
  // Safari does not know it before 26.
  if ('letterSpacing' in pen) pen.letterSpacing = `${size * (weight === 800 ? -0.034 : -0.015)}px`;
  pen.textAlign = align;
  if (colour !== undefined) pen.fillStyle = colour;
}

/** The largest size up to this one at which the text is no wider than that. */
function fitting(pen: CanvasRenderingContext2D, text: string, most: Type, width: number): Type {
  setType(pen, most);
  const { width: wide } = pen.measureText(text);
  return { ...most, size: Math.min(most.size, Math.floor((most.size * width) / wide)) };
}

/** The new place, its name behind its skyline. */
function drawScene(
  pen: CanvasRenderingContext2D,
  { place, isHome }: CardContent,
  { scene, byDay }: CardPictures,
  colours: CardColours,
) {
  const { x, y, width, height } = FRAME;
  const picture = withMoreSky(scene);
  const deep = picture.pen.createLinearGradient(0, 0, 0, MORE_SKY + 160);
  const [red, green, blue] = isHome ? [30, 20, 84] : [18, 84, 164];
  for (const [stop, share] of [
    [0, 0.52],
    [0.6, 0.34],
    [1, 0],
  ] as const) {
    deep.addColorStop(stop, `rgba(${red}, ${green}, ${blue}, ${share})`);
  }
  // What is in front keeps its colours.
  const front = frontOf(picture.canvas, withMoreSky(byDay));
  picture.pen.fillStyle = deep;
  picture.pen.fillRect(0, 0, width, MORE_SKY + 160);

  const name = fitting(picture.pen, place, { size: 222, weight: 800 }, width - 72);
  const highest = ABOVE_NAME + 32 + name.size * 0.71;
  const base = front ? footOf(place, name, front, highest) : highest;
  const word = colours['on-road'];
  setType(picture.pen, { ...name, colour: word });
  picture.pen.fillText(place, 34, base);
  setType(picture.pen, { size: 56, weight: 650, colour: word });
  picture.pen.fillText(headingOf(isHome), 40, base - name.size * 0.71 - 32);
  if (front) picture.pen.drawImage(front.canvas, 0, 0);

  pen.save();
  rounded(pen, { x, y, width, height, radius: 12 });
  pen.clip();
  pen.drawImage(picture.canvas, x, y);
  pen.restore();
}

/** The render in the frame, with more of its sky, and without the streaks of what is at its edge. */
function withMoreSky(scene: HTMLImageElement): Sheet {
  const { width, height } = FRAME;
  const { naturalWidth: across } = scene;
  const rows = ((height - MORE_SKY) * across) / width;
  const picture = sheet(width, height);
  const edge = sheet(6, 1);
  edge.pen.drawImage(scene, 0, 0, across, 2, 0, 0, 6, 1);
  picture.pen.drawImage(edge.canvas, 0.5, 0, 5, 1, 0, 0, width, MORE_SKY + 1);
  picture.pen.drawImage(scene, 0, 0, across, rows, 0, MORE_SKY, width, height - MORE_SKY);
  return picture;
}

type Sheet = ReturnType<typeof sheet>;

/** The upper part of the picture without its sky; undefined if there is none, or where the browser reads no pixels. */
function frontOf(picture: HTMLCanvasElement, byDay: Sheet): Sheet | undefined {
  const { width } = picture;
  const front = sheet(width, SKY_ROWS);
  front.pen.drawImage(picture, 0, 0);
  try {
    const found = skyline(byDay.pen.getImageData(0, 0, width, SKY_ROWS).data, width, SKY_ROWS);
    if (!found) return undefined;
    const pixels = front.pen.getImageData(0, 0, width, SKY_ROWS);
    for (const [at, alpha] of found.entries()) pixels.data[4 * at + 3] = alpha;
    front.pen.putImageData(pixels, 0, 0);
    return front;
  } catch {
    return undefined;
  }
}

/** How low the name is behind the skyline: as long as a fortieth of it is hidden at most, so that it can be read. */
function footOf(place: string, name: Type, front: Sheet, highest: number): number {
  const { width } = front.canvas;
  for (let down = 56; down > 0; down -= 8) {
    const ink = sheet(width, SKY_ROWS);
    setType(ink.pen, { ...name, colour: '#000' });
    ink.pen.fillText(place, 34, highest + down);
    const whole = inkIn(ink);
    ink.pen.globalCompositeOperation = 'destination-in';
    ink.pen.drawImage(front.canvas, 0, 0);
    if (inkIn(ink) <= whole / 40) return highest + down;
  }
  return highest;
}

function inkIn({ canvas, pen }: Sheet): number {
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  let sum = 0;
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0;
  return sum;
}

/** In one line if it is short, otherwise in two, and rather after a sentence. */
function drawLine(pen: CanvasRenderingContext2D, line: string, { ink }: CardColours) {
  const type = { size: 52, weight: 650, colour: ink } as const;
  setType(pen, type);
  const words = line.trim().split(/\s+/);
  const isShort = pen.measureText(line).width < 500;
  const cuts = isShort
    ? [[line.trim()]]
    : words
        .slice(1)
        .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widest = (lines: readonly string[]) =>
    Math.max(...lines.map((each) => pen.measureText(each).width));
  const cost = (lines: readonly string[]) =>
    widest(lines) - (/[.!?,]$/.test(lines[0] ?? '') ? 120 : 0);
  const lines = cuts.sort((a, b) => cost(a) - cost(b))[0] ?? [line];
  const size = Math.min(type.size, Math.floor((type.size * 560) / Math.max(1, widest(lines))));
  setType(pen, { ...type, size });
  for (const [at, each] of lines.entries()) {
    pen.fillText(each, 58, 1056 + at * size * 1.14);
  }
}

function drawRoad(pen: CanvasRenderingContext2D, colours: CardColours) {
  pen.fillStyle = colours.road;
  pen.fillRect(0, ROAD, CARD.width, CARD.height - ROAD);
  pen.fillStyle = colours['on-road'];
  pen.globalAlpha = 0.65;
  for (let dash = 24; dash < 600; dash += 66) pen.fillRect(dash, ROAD + 30, 36, 7);
  pen.globalAlpha = 1;
  setType(pen, { size: 30, weight: 650, colour: colours['on-road'], align: 'right' });
  pen.fillText(company.name, 1022, ROAD + 44);
  const mark = 1022 - pen.measureText(company.name).width - 52;
  // The road is dark by day too.
  const onRoad = { roof: colours.roof, house: coloursAt(true).house };
  at(pen, mark, ROAD + 13, 1.08, () => drawMark(pen, onRoad));
}

/** House.tsx, larger, with somebody at home. */
function drawHouse(pen: CanvasRenderingContext2D, colours: CardColours) {
  const glow = pen.createRadialGradient(150, 1250, 10, 150, 1250, 260);
  glow.addColorStop(0, '#f99b1c70');
  glow.addColorStop(1, '#f99b1c00');
  pen.fillStyle = glow;
  pen.fillRect(0, 980, 480, CARD.height - 980);
  at(pen, 58, ROAD - 38 * 3.8, 3.8, () => {
    fill(pen, 'M7 17h26v21H7z', colours.house);
    stroke(pen, 'm3 19 17-15 17 15', 4.5, colours.roof);
    fill(pen, 'M10.5 23h9v8h-9z', '#ffd27d');
    stroke(pen, 'M15 23v8M10.5 27h9', 0.9, colours.house);
    fill(pen, 'M24 24h6v14h-6z', colours.road);
  });
}

const STAMP = { x: 818, y: 1020, width: 204, height: 240, hole: 15 } as const;

/** The old place, off a sheet of stamps. */
function drawStamp(pen: CanvasRenderingContext2D, picture: HTMLImageElement) {
  const { x, y, width, height, hole } = STAMP;
  const paper = sheet(width, height);
  paper.pen.fillStyle = coloursAt(false).surface;
  paper.pen.fillRect(0, 0, width, height);
  paper.pen.globalCompositeOperation = 'destination-out';
  const bite = (across: number, down: number) => {
    paper.pen.beginPath();
    paper.pen.arc(across, down, 4.5, 0, 2 * Math.PI);
    paper.pen.fill();
  };
  for (let along = hole / 2; along < Math.max(width, height); along += hole) {
    for (const side of [0, height]) if (along < width) bite(along, side);
    for (const side of [0, width]) bite(side, along);
  }
  const inside = { width: width - 36, height: 156 };
  pen.save();
  pen.translate(x + width / 2, y + height / 2);
  pen.rotate(0.05);
  pen.translate(-width / 2, -height / 2);
  pen.shadowColor = '#1b123a4d';
  pen.shadowBlur = 16;
  pen.shadowOffsetY = 6;
  pen.drawImage(paper.canvas, 0, 0);
  pen.shadowColor = 'transparent';
  // Its middle.
  const across = (picture.naturalHeight * inside.width) / inside.height;
  const left = (picture.naturalWidth - across) / 2;
  pen.drawImage(
    picture,
    ...[left, 0, across, picture.naturalHeight],
    ...([18, 18, inside.width, inside.height] as const),
  );
  const { ink, 'ink-2': quiet } = coloursAt(false);
  setType(pen, { size: 30, weight: 800, colour: ink });
  pen.fillText('R0.00', 19, height - 34);
  setType(pen, { size: 19, weight: 650, colour: quiet });
  pen.fillText('family rate', 19, height - 14);
  pen.restore();
}

/** The waybill's stamp, over a corner of it. */
function drawPostmark(
  pen: CanvasRenderingContext2D,
  { from, day, isHome }: CardContent,
  { jacaranda }: CardColours,
) {
  if (!from && !day) return;
  const name = fitting(pen, from.toUpperCase(), { size: 44, weight: 800 }, 250);
  setType(pen, { size: 26, weight: 650 });
  const ofDay = pen.measureText(day.toUpperCase()).width;
  setType(pen, name);
  const width = Math.max(pen.measureText(from.toUpperCase()).width, ofDay) + 52;
  pen.save();
  pen.translate(826 - width / 2, 1146);
  pen.rotate(-0.14);
  pen.globalCompositeOperation = isHome ? 'source-over' : 'multiply';
  for (const [out, line] of [
    [0, 5],
    [8, 2],
  ] as const) {
    pen.strokeStyle = jacaranda;
    pen.lineWidth = line;
    rounded(pen, {
      x: -width / 2 - out,
      y: -54 - out,
      width: width + 2 * out,
      height: 106 + 2 * out,
      radius: 12 + out / 2,
    });
    pen.stroke();
  }
  setType(pen, { ...name, colour: jacaranda, align: 'center' });
  pen.fillText(from.toUpperCase(), 0, day ? 0 : 16);
  setType(pen, { size: 26, weight: 650, colour: jacaranda, align: 'center' });
  pen.fillText(day.toUpperCase(), 0, from ? 36 : 10);
  pen.restore();
}

/** Where it sits, and which way it looks. */
const SEATS = [
  // On the edge of the picture, at its foot and at its head.
  { x: 640, y: FRAME.y + FRAME.height, looks: 'left' },
  { x: 330, y: FRAME.y + FRAME.height, looks: 'right' },
  { x: 930, y: FRAME.y, looks: 'left' },
  { x: 560, y: FRAME.y, looks: 'right' },
  // On the road.
  { x: 430, y: ROAD, looks: 'left' },
  { x: 560, y: ROAD, looks: 'right' },
  // On the stamp.
  { x: 930, y: STAMP.y + 3, looks: 'left' },
] as const;

/** Another place on each card, for whoever finds it: Dassie.tsx with its fur. */
function drawDassie(pen: CanvasRenderingContext2D, { seat, isHome }: CardContent) {
  const { x, y, looks } = SEATS[seat % SEATS.length] ?? SEATS[0];
  const scale = y === FRAME.y ? 1.6 : 1.9;
  pen.save();
  pen.translate(x, y + 1);
  pen.scale(looks === 'left' ? -scale : scale, scale);
  pen.translate(-17, -21);
  const line = isHome ? '#e9b98a' : '#5b3d24';
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  fill(pen, BODY, isHome ? '#6d4c33' : '#a9794f');
  stroke(pen, `${BODY}${LEGS}`, 1.3, line);
  pen.fillStyle = line;
  pen.beginPath();
  pen.arc(28.8, 6.3, 1, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

const BODY =
  'M3 21C.5 13.5 5 7 13.5 6.5c3.5-.2 6 .6 8.3-.4C23 4.3 24.6 3.2 26.3 3c.4-1.7 2.4-1.7 2.7.2 2.3 1 3.9 3 4 4.8.1 1.4-1.3 2.2-3.2 2.5-1.3.3-2 1-2.3 2.5-.6 3.2-1 5.5-1 8';
const LEGS = 'M9.5 21c-.5-3 .5-5.5 3-6.5M20.5 21c0-3-.5-5-2-6.5';

function at(pen: CanvasRenderingContext2D, x: number, y: number, scale: number, draw: () => void) {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  draw();
  pen.restore();
}

function fill(pen: CanvasRenderingContext2D, path: string, colour: string) {
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
}

function stroke(pen: CanvasRenderingContext2D, path: string, width: number, colour: string) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(new Path2D(path));
}

interface Rounded {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Not `roundRect()`: Chrome 98 lacks it. */
function rounded(pen: CanvasRenderingContext2D, { x, y, width, height, radius }: Rounded) {
  const [right, bottom] = [x + width, y + height];
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(right, y, right, bottom, radius);
  pen.arcTo(right, bottom, x, bottom, radius);
  pen.arcTo(x, bottom, x, y, radius);
  pen.arcTo(x, y, right, y, radius);
  pen.closePath();
}
