import { Circle, CircleDashed } from 'lucide-react';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { toneDrawings } from '../../primitives/Icon/toneDrawings.ts';
import { badge } from '../Badge/Badge.css.ts';

const drawings = { neutral: CircleDashed, accent: Circle, ...toneDrawings } as const;

export interface StatusPillProps {
  /** Each tone has a drawing of its own, so that the state does not hang on colour. */
  tone: keyof typeof drawings;
  /** The state in one or two words. */
  label: string;
  /** Another drawing than the tone's. */
  icon?: LucideIcon | undefined;
}

/** The state that something is in. */
export function StatusPill({ tone, label, icon = drawings[tone] }: StatusPillProps) {
  return (
    <span className={badge({ tone, shape: 'pill' })}>
      <Icon icon={icon} size="sm" />
      {label}
    </span>
  );
}
