import { CircleAlert, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from './Icon.tsx';

/** The drawing of each status, the same wherever one is told, so that none hangs on colour. */
export const toneDrawings = {
  info: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  critical: CircleX,
} as const satisfies Record<string, LucideIcon>;
