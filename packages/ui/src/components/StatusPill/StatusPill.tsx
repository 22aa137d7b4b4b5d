import { Circle, CircleDashed } from 'lucide-react';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { toneDrawings } from '../../primitives/Icon/toneDrawings.ts';
import { badge } from '../Badge/Badge.css.ts';

const drawings = { neutral: CircleDashed, accent: Circle, ...toneDrawings } as const;

export interface StatusPillProps {
  /** Each tone has its own icon, so that the state does not depend on colour. */
  tone: 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info';
  /** The state in one or two words. */
  label: string;
  /** Overrides the tone's icon. */
  icon?: LucideIcon | undefined;
}

/** The current state of something. */
export function StatusPill({ tone, label, icon = drawings[tone] }: StatusPillProps) {
  return (
    <span className={badge({ tone, shape: 'pill' })}>
      <Icon icon={icon} size="sm" />
      {label}
    </span>
  );
}
