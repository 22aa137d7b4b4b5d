import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { openPicture } from '../../documents/square-picture.ts';

/** Pixels of the longer side: a label on a package stays readable, and the file has about 800 kB. */
const LONGEST_SIDE = 2560;

/** Thrown for a picture that is too large to be read or converted. */
class PictureTooLarge extends Error {
  override readonly name = 'PictureTooLarge';
}

/** Reduces a size to the longest side; a small picture is not enlarged. */
export function fitting({ width, height }: { width: number; height: number }) {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * Makes a photograph small enough to send and removes the camera's metadata, so that the place where it was taken stays
 * on the device.
 *
 * @throws PictureTooLarge, PictureError
 */
export async function smallPicture(file: File): Promise<File> {
  if (file.size > MAX_UPLOAD_BYTES) throw new PictureTooLarge();
  const picture = await openPicture(file);
  const canvas = document.createElement('canvas');
  const size = fitting(picture);
  Object.assign(canvas, size);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  const name = file.name.replace(/\.[^.]*$/, '') || 'foto';
  const made = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  // A browser that cannot write WebP returns PNG, which is large for a photograph, so JPEG is used instead.
  const webp = await made('image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await made('image/jpeg');
  if (blob === null) throw new PictureTooLarge();
  return new File([blob], `${name}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`, { type: blob.type });
}
