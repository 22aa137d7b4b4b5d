import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { amount, arc, drawing, ring, root, track, words } from './ProgressCircle.css.ts';

export interface ProgressCircleProps {
  /** What is in progress: "Reading the file". */
  label: string;
  /** Fraction done, 0 to 1; without it the length is unknown and the circle rotates. */
  value?: number | undefined;
  size?: 'sm' | 'md' | 'lg';
  tone?: 'accent' | 'critical' | 'success';
  /** Label for assistive technology only. */
  isLabelHidden?: boolean | undefined;
}

const strokes = { sm: 10, md: 8, lg: 6.5 } as const;

/** Progress of something, where a bar does not fit or it is one item among many. */
export function ProgressCircle({
  label,
  value,
  size = 'md',
  tone = 'accent',
  isLabelHidden = false,
}: ProgressCircleProps) {
  const isUnknown = value === undefined || Number.isNaN(value);
  const share = isUnknown ? 0.28 : Math.min(1, Math.max(0, value));
  const stroke = strokes[size];
  const radius = 50 - stroke / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: 50, cy: 50, r: radius, strokeWidth: stroke };
  return (
    <AriaProgressBar
      className={root({ isStacked: size === 'lg' })}
      value={isUnknown ? 0 : share}
      maxValue={1}
      isIndeterminate={isUnknown}
    >
      {({ valueText }) => (
        <>
          <span className={ring({ size })}>
            <svg viewBox="0 0 100 100" className={drawing({ isUnknown })} aria-hidden>
              <circle className={track} {...circle} />
              {share > 0 && (
                <circle
                  className={arc({ tone })}
                  strokeDasharray={length}
                  strokeDashoffset={length * (1 - share)}
                  {...circle}
                />
              )}
            </svg>
            {!isUnknown && <span className={amount({ size })}>{valueText}</span>}
          </span>
          {isLabelHidden ? (
            <VisuallyHidden>
              <Label>{label}</Label>
            </VisuallyHidden>
          ) : (
            <Label className={words}>{label}</Label>
          )}
        </>
      )}
    </AriaProgressBar>
  );
}
