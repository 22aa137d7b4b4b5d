import { type ReactNode, useMemo } from 'react';
import { drawQrCode, QUIET_ZONE } from './drawQrCode.ts';
import { code, modules } from './QrCode.css.ts';

export interface QrCodeProps {
  /** What a scanner reads: an address or a short text, up to 2,331 bytes. */
  value: string;
  /** Its purpose, as alternative text: "QR code for your authenticator app". */
  name: string;
  size?: 'sm' | 'md' | 'lg';
  /** Shown instead when there is nothing to encode, or more than a code can hold. */
  fallback?: ReactNode;
}

/** A text as a code for a camera. Show the text beside it too: not everybody has a second camera. */
export function QrCode({ value, name, size, fallback = null }: QrCodeProps) {
  const drawing = useMemo(() => drawQrCode(value), [value]);
  if (drawing === null) return fallback;
  const side = drawing.modules + 2 * QUIET_ZONE;
  return (
    <svg
      className={code({ size })}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path className={modules} d={drawing.path} />
    </svg>
  );
}
