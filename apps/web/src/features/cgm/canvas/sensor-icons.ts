import type { LucideIcon } from '@healzy/ui/primitives';
import { CircleDot, CircleOff, RefreshCw } from 'lucide-react';
import type { SensorMarkKind } from './sensor-marks.ts';

export const SENSOR_ICONS: Record<SensorMarkKind, LucideIcon> = {
  placed: CircleDot,
  changed: RefreshCw,
  removed: CircleOff,
};
