import { fileSignature } from '@healzy/domain/documents';

/** The cropped part of an image: `zoom` from 1 (as much as fits); 0 and 1 are the ends of each axis. */
export interface Framing {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const CENTRED: Framing = { zoom: 1, x: 0.5, y: 0.5 };

/** Pixels per side: sharp at 96 px on every screen, and some 40 kB. */
const SIDE = 512;
const KNOWN = ['png', 'jpeg', 'webp'];

/** A file that is not an image of a supported type, or cannot be opened. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(readonly reason: 'notPicture' | 'damaged') {
    super(reason);
  }
}

/** The square of a `width` × `height` image that a framing crops, in its pixels. */
export function squareOf(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Framing,
): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / Math.max(1, zoom);
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/**
 * Opens an image by its content, whatever its name, with its orientation applied.
 * @throws PictureError
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (!KNOWN.includes(fileSignature(head) ?? '')) throw new PictureError('notPicture');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureError('damaged');
  }
}

/** The cropped square, small enough to upload at once, without the camera's metadata. */
export async function squarePicture(picture: ImageBitmap, framing: Framing): Promise<File> {
  const { left, top, side } = squareOf(picture, framing);
  const canvas = document.createElement('canvas');
  // A small image is not enlarged.
  canvas.width = canvas.height = Math.max(1, Math.min(SIDE, Math.round(side)));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new PictureError('damaged');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  // A browser that cannot write WebP writes PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  if (blob === null) throw new PictureError('damaged');
  return new File([blob], blob.type === 'image/webp' ? 'picture.webp' : 'picture.png', { type: blob.type });
}
