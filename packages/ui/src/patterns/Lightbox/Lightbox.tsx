import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { LightboxStage } from './LightboxStage.tsx';
import { dialog, fill, ground } from './Lightbox.css.ts';

export interface LightboxImage {
  src: string;
  /** What is to be seen on it. */
  alt: string;
  /** Words below it: who sent it, when. */
  caption?: string | undefined;
  /** Gives the file itself. */
  onDownload?: (() => void) | undefined;
}

export interface LightboxLabels {
  /** Names the window: "Pictures". */
  dialog: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Names the button back to the whole picture. */
  zoomReset: string;
  download: string;
  /** Which of how many: "2 of 3". */
  position: (place: number, total: number) => string;
  /** Instead of a picture that cannot be loaded. */
  failed: string;
}

export interface LightboxProps {
  images: readonly LightboxImage[];
  /** The one that is shown, from 0; `null` while it is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  labels: LightboxLabels;
}

/** Pictures enlarged over the whole window. Escape closes, and focus goes back to what opened it. */
export function Lightbox({ images, index, onIndexChange, labels }: LightboxProps) {
  const place = index === null ? null : Math.min(images.length - 1, Math.max(0, index));
  return (
    <ModalOverlay
      className={ground}
      isOpen={place !== null && images.length > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) onIndexChange(null);
      }}
    >
      <Modal className={fill}>
        <Dialog className={dialog} aria-label={labels.dialog}>
          {({ close }) => (
            <LightboxStage
              images={images}
              index={place ?? 0}
              onTurn={onIndexChange}
              onClose={close}
              labels={labels}
            />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
