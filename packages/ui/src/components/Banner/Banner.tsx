import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { toneDrawings } from '../../primitives/Icon/toneDrawings.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { acts, banner, drawing, title as titleClass, words } from './Banner.css.ts';

export interface BannerProps {
  tone?: 'critical' | 'warning' | 'success' | 'info';
  /** `screen`: a full-width strip below the top bar that stays in view while the page scrolls. */
  place?: 'section' | 'screen';
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Names the close button, which is shown only with a name. */
  dismissLabel?: string | undefined;
  /**
   * Set when it appears while the person is on the screen: `alert` is announced at once, `status` at the next pause.
   */
  role?: 'alert' | 'status' | undefined;
}

/** A message about the whole screen or section, which stays for as long as it is true. */
export function Banner({
  tone = 'info',
  place,
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  role,
}: BannerProps) {
  const cross = onDismiss && dismissLabel ? { onPress: onDismiss, label: dismissLabel } : undefined;
  return (
    <div className={banner({ tone, place })} role={role}>
      <span className={drawing}>
        <Icon icon={toneDrawings[tone]} tone={tone} size="lg" />
      </span>
      <div className={words}>
        {title && <div className={titleClass}>{title}</div>}
        {children}
      </div>
      {(actions || cross) && (
        <div className={acts}>
          {actions}
          {cross && <IconButton icon={X} size="small" hasTooltip={false} {...cross} />}
        </div>
      )}
    </div>
  );
}
