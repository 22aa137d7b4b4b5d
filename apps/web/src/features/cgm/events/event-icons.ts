import type { CgmEventType } from '@healzy/domain/cgm';
import type { LucideIcon } from '@healzy/ui/primitives';
import { Dumbbell, Moon, Smile, Star, Utensils } from 'lucide-react';

export const EVENT_ICONS: Record<CgmEventType, LucideIcon> = {
  REST: Moon,
  MEAL: Utensils,
  FEELING: Smile,
  TRAINING: Dumbbell,
  CUSTOM: Star,
};
