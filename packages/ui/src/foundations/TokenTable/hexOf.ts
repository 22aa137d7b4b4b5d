let kept: CanvasRenderingContext2D | null | undefined;

/** `#2e5cb8`, `#2e5cb8 45 %`: a colour as design tools accept it, however the browser writes it. */
export function hexOf(colour: string): string {
  const pen = (kept ??= pointOfInk());
  if (!pen || !CSS.supports('color', colour)) return colour;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pen.getImageData(0, 0, 1, 1).data;
  const hex = `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
  return alpha === 255 ? hex : `${hex} ${Math.round((alpha / 255) * 100)} %`;
}

function pointOfInk() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return canvas.getContext('2d', { willReadFrequently: true });
}
