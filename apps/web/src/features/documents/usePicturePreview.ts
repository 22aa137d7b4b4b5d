import { useEffect, useState } from 'react';
import { type Framing, openPicture, PictureError, squarePicture } from './square-picture.ts';

export interface PictureProblem {
  reason: PictureError['reason'];
  fileName: string;
}

/**
 * Opens an image and keeps a cropped preview of it ready, with an object URL, for as long as the component is mounted.
 */
export function usePicturePreview(framing: Framing) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<PictureProblem | undefined>(undefined);
  const [kept, setKept] = useState<{ square: File; preview: string } | null>(null);

  useEffect(() => {
    if (picture === null) return undefined;
    let isCurrent = true;
    squarePicture(picture, framing).then(
      (square) => isCurrent && setKept({ square, preview: URL.createObjectURL(square) }),
      () => isCurrent && setKept(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [picture, framing]);

  useEffect(() => () => (kept === null ? undefined : URL.revokeObjectURL(kept.preview)), [kept]);

  useEffect(() => () => picture?.close(), [picture]);

  return {
    picture,
    square: kept?.square ?? null,
    preview: kept?.preview ?? null,
    problem,
    async open(file: File): Promise<void> {
      setProblem(undefined);
      try {
        setPicture(await openPicture(file));
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        setProblem({ reason: error.reason, fileName: file.name });
      }
    },
    drop(): void {
      setPicture(null);
      setKept(null);
    },
  };
}
