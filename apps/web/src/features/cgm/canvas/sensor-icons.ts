import type { SensorMarkKind } from '@healzy/domain/cgm';
import type { LucideIcon } from '@healzy/ui/primitives';
import { CircleDot, CircleOff, RefreshCw } from 'lucide-react';

export const SENSOR_ICONS: Record<SensorMarkKind, LucideIcon> = {
  placed: CircleDot,
  changed: RefreshCw,
  removed: CircleOff,
};
