import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** What goes on; without it the spinner is decoration beside words that say so. */
  label?: string | undefined;
}

/** Something short is under way, its length unknown. Over half a second of waiting for content, use Skeleton. */
export function Spinner({ size, label }: SpinnerProps) {
  if (!label) return <span aria-hidden className={spinner({ size })} />;
  return <AriaProgressBar aria-label={label} isIndeterminate className={spinner({ size })} />;
}
