import { useEffect, useRef, useState } from 'react';
import { isCalendarDate } from '../../../domain/dates/calendar-date.ts';
import type { PlacePictures } from '../../../domain/places/pictured-place.ts';
import type { YourMove } from '../../../domain/your-move/your-move.ts';
import { LoadedTruck } from '../../quote/road/LoadedTruck.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonRow } from '../../ui/ButtonRow.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { TextField } from '../../ui/TextField.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { cardDraft } from '../link-drafts.ts';
import { usePlacePictures } from '../use-place-pictures.ts';
import { coloursAt } from './card-colours.ts';
import {
  CARD,
  type CardContent,
  type CardPictures,
  cardInWords,
  drawCard,
  LONGEST_LINE,
} from './draw-card.ts';
import { drawingAsImage } from './drawing-as-image.ts';
import { inTime } from './in-time.ts';

interface CardMakerProps {
  linkKey: string;
  move: Pick<YourMove, 'request' | 'reference' | 'moveDay'>;
  /** Whether they have moved. */
  isHome: boolean;
}

const FIRST_LINE = 'Come for coffee. Bring a chair.';

/** The card, the line that is theirs, and the ways to send it. Nothing leaves the device before that. */
export function CardMaker({ linkKey, move, isHome }: CardMakerProps) {
  const { request, reference, moveDay } = move;
  const kept = cardDraft(linkKey);
  const [line, setLine] = useState(() => kept.draft()?.said ?? FIRST_LINE);
  const [drawn, setDrawn] = useState<CardPictures | 'failed'>();
  const [said, setSaid] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const truck = useRef<HTMLDivElement>(null);
  const { placeOf, isError } = usePlacePictures();
  const { fromAddress, toAddress } = request;
  const content: CardContent = {
    place: placeOf?.(toAddress).name || 'a new home',
    line,
    from: placeOf?.(fromAddress).name ?? '',
    day: isCalendarDate(moveDay.day) ? inShort.format(new Date(moveDay.day)) : '',
    isHome,
    seat: seatOf(reference),
  };
  useEffect(() => {
    const svg = truck.current?.querySelector('svg');
    if (!placeOf || !svg) return;
    const of = { to: placeOf(toAddress).pictures, from: placeOf(fromAddress).pictures };
    inTime(fetchAll(of, isHome, svg)).then(setDrawn, () => setDrawn('failed'));
  }, [placeOf, fromAddress, toAddress, isHome]);
  useEffect(() => {
    if (!drawn || drawn === 'failed' || !canvas.current) return;
    try {
      drawCard(canvas.current, content, drawn);
    } catch {
      setDrawn('failed');
    }
  });

  const text = cardInWords(content);
  const send = async () => {
    setSaid('');
    try {
      const file = new File([await pictureOf(canvas.current)], FILE, { type: PNG });
      await navigator.share({ files: [file] });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(NOT_SENT);
    }
  };
  const save = async () => {
    setSaid('');
    try {
      saveFile(FILE, await pictureOf(canvas.current), PNG);
      setSaid('If no picture came, take a screenshot of the card.');
    } catch {
      setSaid(NOT_SAVED);
    }
  };
  if (isError || drawn === 'failed') {
    return (
      <div className="mt-5">
        <p role="status">
          The card can’t be drawn here. Open your link in another browser, or send them the words.
        </p>
        <ButtonRow className="mt-4">
          <CopyButton text={text}>Copy the words</CopyButton>
        </ButtonRow>
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-6 md:grid-cols-2">
      <canvas
        ref={canvas}
        width={CARD.width}
        height={CARD.height}
        role="img"
        aria-label={text}
        className="w-full"
      />
      <div>
        <div ref={takeFocus} tabIndex={-1}>
          <TextField
            label="Your line"
            optional
            hint={`The card has room for ${LONGEST_LINE} letters.`}
            value={line}
            autoComplete="off"
            onChange={({ target }) => {
              setLine(target.value);
              kept.keep({ said: target.value });
            }}
          />
        </div>
        <ButtonRow className="mt-5">
          {canShare() && (
            <Button size="small" onClick={send}>
              Send the card
            </Button>
          )}
          <Button size="small" kind={canShare() ? 'second' : 'main'} onClick={save}>
            Save the card
          </Button>
        </ButtonRow>
        <p role="status" className="mt-3 text-small">
          {said}
        </p>
        <p className="mt-4 text-ink-2 text-small leading-snug">
          It’s drawn on this device, and nothing is uploaded. Neither your street nor your private
          link is on it.
        </p>
      </div>
      <div ref={truck} hidden>
        <LoadedTruck home={request} strokeWidth={1.4} />
      </div>
    </div>
  );
}

const PNG = 'image/png';
/** Without the reference: whoever gets it has no use for it. */
const FILE = 'our-move.png';
const NOT_SENT = 'That didn’t work. Save the card, then send it from your pictures.';
const NOT_SAVED = 'That didn’t work. Take a screenshot of the card.';

const inShort = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The same on each visit of the page. */
function seatOf(reference: string): number {
  return Array.from(reference).reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7) % 9973;
}

interface Places {
  readonly from: PlacePictures;
  readonly to: PlacePictures;
}

async function fetchAll(
  { from, to }: Places,
  isHome: boolean,
  svg: SVGSVGElement,
): Promise<CardPictures> {
  const hour = isHome ? 'night' : 'day';
  const [scene, byDay, stamp, truck] = await Promise.all([
    firstOf([to.card[hour], to.card.plain]),
    firstOf([to.card.day, to.card.plain]),
    firstOf([from.stamp[hour], from.stamp.plain]),
    drawingAsImage(svg, 252, coloursAt(false)),
    ...['800 222px Gabarito', '650 56px Gabarito'].map((font) => document.fonts.load(font)),
  ]);
  return { scene, byDay, stamp, truck };
}

/** The first file that the browser can read: not every one knows AVIF. */
async function firstOf([file, ...others]: readonly string[]): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = file ?? '';
  try {
    await image.decode();
    return image;
  } catch (error) {
    if (others.length === 0) throw error;
    return firstOf(others);
  }
}

/** Whether the browser hands pictures to other programs. */
function canShare(): boolean {
  try {
    return navigator.canShare({ files: [new File([], FILE, { type: PNG })] });
  } catch {
    return false;
  }
}

function pictureOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  const drawn = new Promise<Blob>((done, fail) => {
    if (!canvas) throw new Error('No canvas');
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture'))), PNG);
  });
  return inTime(drawn);
}
