/** The company's mark (Mark.tsx) on a canvas, 36 by 36. */
export function drawMark(
  pen: CanvasRenderingContext2D,
  { roof, house }: { readonly roof: string; readonly house: string },
) {
  pen.fillStyle = roof;
  pen.fill(new Path2D('M26 13a8 8 0 1 1-16 0 8 8 0 0 1 16 0z'));
  pen.fillStyle = house;
  pen.fill(new Path2D('M3 24q7.5-6 15 0t15 0v9H3z'));
}
