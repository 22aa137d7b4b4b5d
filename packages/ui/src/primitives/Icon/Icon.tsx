import type { LucideIcon } from 'lucide-react';
import { icon as recipe } from './Icon.css.ts';

export type { LucideIcon };

export interface IconProps {
  /** An icon by name: `import { Droplet } from 'lucide-react'`. */
  icon: LucideIcon;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
  tone?: 'inherit' | 'muted' | 'accent' | 'critical' | 'warning' | 'success' | 'info';
  /** Accessible name, if no text beside it says the same. Without it, it is hidden from assistive technology. */
  label?: string | undefined;
}

/** An icon of 12 to 32 px in the colour of its text. */
export function Icon({ icon: Drawing, size, tone, label }: IconProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const thin = size === 'xl' || size === 'xxl';
  return <Drawing className={recipe({ size, tone })} strokeWidth={thin ? 1.5 : 1.75} {...voice} />;
}
