import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { lightboxLabels, type LightboxLabels } from '../../labels/lightbox.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { LightboxStage, type LightboxImage } from './LightboxStage.tsx';
import { dialog, fill, ground } from './Lightbox.css.ts';

export type { LightboxLabels } from '../../labels/lightbox.ts';
export type { LightboxImage } from './LightboxStage.tsx';

export interface LightboxProps {
  images: readonly LightboxImage[];
  /** Index of the image shown, from 0; `null` while it is closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  labels?: Partial<LightboxLabels> | undefined;
}

/** Images enlarged to the whole window. Escape closes it, and focus returns to what opened it. */
export function Lightbox({ images, index, onIndexChange, labels: own }: LightboxProps) {
  const labels = usePartLabels(lightboxLabels, own);
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
