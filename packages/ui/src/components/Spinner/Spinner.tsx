import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** What is in progress; without it the spinner is decorative, beside text that says so. */
  label?: string | undefined;
}

/** Something short of unknown length is in progress. For content that takes over half a second, use Skeleton. */
export function Spinner({ size, label }: SpinnerProps) {
  // A pending button is named by the bar inside it.
  const id = useSlottedContext(ProgressBarContext)?.id;
  if (!label) return <span aria-hidden className={spinner({ size })} />;
  // React Aria's own bar would add number formatting to every first screen; this one never has a value.
  return (
    <span
      role="progressbar"
      aria-label={label}
      className={spinner({ size })}
      {...(id === undefined ? {} : { id })}
    />
  );
}
