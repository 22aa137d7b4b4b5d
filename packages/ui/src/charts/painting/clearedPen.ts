/**
 * A pen over an empty canvas, in CSS px.
 *
 * @param width in CSS px, like the height
 * @param scale device pixels in a CSS px
 * @returns null where the browser gives no drawing context
 */
export function clearedPen(
  box: HTMLCanvasElement,
  width: number,
  height: number,
  scale: number,
): CanvasRenderingContext2D | null {
  const across = Math.round(width * scale);
  const down = Math.round(height * scale);
  // Setting a size, even the same one, would discard the bitmap and its memory.
  if (box.width !== across) box.width = across;
  if (box.height !== down) box.height = down;
  const pen = box.getContext('2d');
  pen?.setTransform(scale, 0, 0, scale, 0, 0);
  pen?.clearRect(0, 0, width, height);
  return pen;
}
