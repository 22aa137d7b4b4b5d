import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ChevronLeft, ChevronRight, Download, ImageOff, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LightboxCaption } from './LightboxCaption.tsx';
import type { LightboxLabels } from '../../labels/lightbox.ts';
import { useZoom } from './useZoom.ts';
import * as styles from './Lightbox.css.ts';

export interface LightboxImage {
  src: string;
  /** Alternative text. */
  alt: string;
  /** Caption: who sent it, when. */
  caption?: string | undefined;
  /** Downloads the file. */
  onDownload?: (() => void) | undefined;
}

export interface LightboxStageProps {
  images: readonly LightboxImage[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
  labels: LightboxLabels;
}

/** The content of a Lightbox: the actions, the image, its caption. */
export function LightboxStage({ images, index, onTurn, onClose, labels }: LightboxStageProps) {
  const { locale, direction } = useLocale();
  const stage = useRef<HTMLDivElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isRightToLeft = direction === 'rtl';
  const turn = (step: number) => {
    const to = index + step;
    if (to >= 0 && to < images.length) onTurn(to);
  };
  const zoom = useZoom({ stage, subject: index, onSwipe: (way) => turn(isRightToLeft ? -way : way) });
  const image = images[index];
  const isZoomed = zoom.scale > 1;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const forth = isRightToLeft ? -1 : 1;
    // When zoomed, the Shift key pans the image instead of moving to another.
    const move = { ArrowLeft: [64, 0], ArrowRight: [-64, 0], ArrowUp: [0, 64], ArrowDown: [0, -64] }[
      event.key
    ];
    if (event.shiftKey && move) zoom.moveBy(move[0] ?? 0, move[1] ?? 0);
    else if (event.key === 'ArrowRight') turn(forth);
    else if (event.key === 'ArrowLeft') turn(-forth);
    else if (event.key === 'Home') onTurn(0);
    else if (event.key === 'End') onTurn(images.length - 1);
    else if (event.key === '+' || event.key === '=') zoom.zoomBy(1.5);
    else if (event.key === '-') zoom.zoomBy(1 / 1.5);
    else if (event.key === '0') zoom.reset();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const dialog = stage.current?.closest<HTMLElement>('[role="dialog"]');
    const listen = (event: KeyboardEvent) => onKey(event);
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, []);

  if (!image) return null;
  const isBroken = !image.src || brokenSrc === image.src;
  const [Back, On] = isRightToLeft ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  return (
    <>
      <div className={styles.head}>
        <span className={styles.count}>
          <span aria-hidden>{labels.position(index + 1, images.length)}</span>
          <VisuallyHidden role="status" aria-live="polite">
            {`${labels.position(index + 1, images.length)}: ${image.alt}${isBroken ? `. ${labels.failed}` : ''}`}
          </VisuallyHidden>
        </span>
        <IconButton
          icon={ZoomOut}
          label={labels.zoomOut}
          isDisabled={!isZoomed}
          onPress={() => zoom.zoomBy(1 / 1.5)}
        />
        <span className={styles.share} role="status">
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom.scale)}
        </span>
        <IconButton
          icon={ZoomIn}
          label={labels.zoomIn}
          isDisabled={isBroken || zoom.isLargest}
          onPress={() => zoom.zoomBy(1.5)}
        />
        <IconButton icon={Maximize} label={labels.zoomReset} isDisabled={!isZoomed} onPress={zoom.reset} />
        <span className={styles.line} />
        {image.onDownload && (
          <IconButton icon={Download} label={labels.download} onPress={image.onDownload} />
        )}
        <IconButton icon={X} label={labels.close} onPress={onClose} />
      </div>
      <div ref={stage} className={styles.stage} data-zoomed={isZoomed || undefined} {...zoom.pointerProps}>
        <div
          className={styles.frame}
          style={isZoomed ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : {}}
        >
          {isBroken ? (
            <div className={styles.broken}>
              <Icon icon={ImageOff} size="xxl" />
              <span>{image.alt}</span>
              <span>{labels.failed}</span>
            </div>
          ) : (
            <img
              key={image.src}
              className={styles.picture}
              src={image.src}
              alt={image.alt}
              draggable={false}
              onError={() => setBrokenSrc(image.src)}
            />
          )}
        </div>
        {images.length > 1 && (
          <>
            <span className={styles.previous}>
              <IconButton
                icon={Back}
                label={labels.previous}
                intent="secondary"
                isDisabled={index === 0}
                onPress={() => turn(-1)}
              />
            </span>
            <span className={styles.next}>
              <IconButton
                icon={On}
                label={labels.next}
                intent="secondary"
                isDisabled={index === images.length - 1}
                onPress={() => turn(1)}
              />
            </span>
          </>
        )}
      </div>
      {image.caption ? <LightboxCaption key={index}>{image.caption}</LightboxCaption> : <span />}
    </>
  );
}
