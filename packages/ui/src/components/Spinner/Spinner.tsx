import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** What goes on; without it the spinner is decoration beside words that say so. */
  label?: string | undefined;
}

/** Something short is under way, its length unknown. Over half a second of waiting for content, use Skeleton. */
export function Spinner({ size, label }: SpinnerProps) {
  // A button that waits names itself after the bar inside it.
  const id = useSlottedContext(ProgressBarContext)?.id;
  if (!label) return <span aria-hidden className={spinner({ size })} />;
  // React Aria's own bar would bring the formatting of numbers to every first screen; this one never has a value.
  return (
    <span
      role="progressbar"
      aria-label={label}
      className={spinner({ size })}
      {...(id === undefined ? {} : { id })}
    />
  );
}
