import { CircleAlert, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from './Icon.tsx';

/** The icon of each status, the same wherever it is shown, so that none depends on colour. */
export const toneDrawings = {
  info: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  critical: CircleX,
} as const satisfies Record<string, LucideIcon>;
