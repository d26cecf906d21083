interface MarkColours {
  readonly roof: string;
  readonly house: string;
}

/** The company's mark (Mark.tsx) on a canvas, 36 by 36. */
export function drawMark(pen: CanvasRenderingContext2D, { roof, house }: MarkColours) {
  pen.lineWidth = 5;
  pen.strokeStyle = roof;
  pen.stroke(new Path2D('m3.5 17.2 14.5-13 14.5 13'));
  pen.fillStyle = house;
  pen.fill(new Path2D('M10.5 21h15v12h-15z'));
}
