import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, CircleX, TriangleAlert, X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { acts, banner, drawing, title as titleClass, words } from './Banner.css.ts';

const drawings = {
  info: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  critical: CircleX,
} as const;

export interface BannerProps {
  tone?: keyof typeof drawings;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Names the cross; needed with `onDismiss`. */
  dismissLabel?: string | undefined;
  /** It appears while the person is here: say it (`alert` at once, `status` at the next pause). */
  role?: 'alert' | 'status' | undefined;
}

/** A message about the whole screen or section, which stays until it is no longer true. */
export function Banner({
  tone = 'info',
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  role,
}: BannerProps) {
  return (
    <div className={banner({ tone })} role={role}>
      <span className={drawing}>
        <Icon icon={drawings[tone]} tone={tone} size="lg" />
      </span>
      <div className={words}>
        {title && <div className={titleClass}>{title}</div>}
        {children}
      </div>
      {(actions || onDismiss) && (
        <div className={acts}>
          {actions}
          {onDismiss && (
            <IconButton
              icon={X}
              label={dismissLabel ?? ''}
              size="small"
              hasTooltip={false}
              onPress={onDismiss}
            />
          )}
        </div>
      )}
    </div>
  );
}
