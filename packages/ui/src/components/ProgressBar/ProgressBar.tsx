import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { amount, bar, root, track, words } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is in progress: "Reading the file". */
  label: string;
  /** Fraction done, 0 to 1; without it the length is unknown. */
  value?: number | undefined;
  /** The value in words, where whole percents are not exact enough: "66.1%". */
  valueText?: string | undefined;
  tone?: 'accent' | 'critical' | 'success' | undefined;
  /** Label for assistive technology only. */
  isLabelHidden?: boolean | undefined;
}

/** Progress of something. */
export function ProgressBar({
  label,
  value,
  valueText: exact,
  tone,
  isLabelHidden = false,
}: ProgressBarProps) {
  const isUnknown = value === undefined;
  const share = value !== undefined && Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
  return (
    <AriaProgressBar
      className={root}
      value={share}
      maxValue={1}
      isIndeterminate={isUnknown}
      {...(exact === undefined ? {} : { valueLabel: exact })}
    >
      {({ valueText }) => (
        <>
          {isLabelHidden ? (
            <VisuallyHidden>
              <Label>{label}</Label>
            </VisuallyHidden>
          ) : (
            <span className={words}>
              <Label>{label}</Label>
              {!isUnknown && <span className={amount}>{valueText}</span>}
            </span>
          )}
          <div className={track}>
            <div
              className={bar({ tone, isUnknown })}
              style={isUnknown ? undefined : { width: `${share * 100}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
