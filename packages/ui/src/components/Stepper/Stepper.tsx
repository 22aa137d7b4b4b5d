import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartLabels } from '../../labels/partLabels.ts';
import { stepperLabels } from '../../labels/steps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

export interface Step {
  id: string;
  label: string;
  /** A muted second line: when it was done, what it needs. */
  hint?: string | undefined;
  state: StepState;
  /** Makes the step a link. */
  href?: string | undefined;
  /** It cannot be selected, in a stepper with `onSelect`. */
  isDisabled?: boolean | undefined;
}

export interface StepperProps {
  /** Accessible name: "Import of the file". */
  label: string;
  steps: readonly Step[];
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Selects a step. Without it, and without `href`, the steps only show progress. */
  onSelect?: ((id: string) => void) | undefined;
  /** State names for assistive technology: `{ done: 'done', current: 'current', … }`. */
  stateTexts?: Record<StepState, string> | undefined;
  /** Position text in a narrow container: `Step 2 of 4`. */
  positionText?: ((position: number, total: number) => string) | undefined;
}

/** The numbered steps of a task and the current one; in a narrow container only the current one shows its label. */
export function Stepper({
  label,
  steps,
  orientation = 'horizontal',
  onSelect,
  stateTexts,
  positionText,
}: StepperProps) {
  const own = usePartLabels(stepperLabels);
  const leads = onSelect !== undefined || steps.some(({ href }) => href !== undefined);
  const placeOf = (wanted: StepState) => steps.findIndex(({ state }) => state === wanted);
  // Without a current step, the failed one is current.
  const here = placeOf('current') < 0 ? placeOf('failed') : placeOf('current');
  const current = steps[here];
  const list = (
    <ol className={styles.list[orientation]} {...(leads ? {} : { 'aria-label': label })}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={[
            styles.step[orientation],
            index < steps.length - 1 ? styles.joined[orientation] : '',
          ].join(' ')}
          {...(index === here && !leads ? { 'aria-current': 'step' as const } : {})}
        >
          <StepBody
            step={step}
            isHere={index === here}
            orientation={orientation}
            onSelect={onSelect}
            mark={
              step.state === 'done' ? (
                <Icon icon={Check} size="sm" />
              ) : step.state === 'failed' ? (
                <Icon icon={X} size="sm" />
              ) : (
                index + 1
              )
            }
            stateText={(stateTexts ?? own)[step.state]}
          />
        </li>
      ))}
    </ol>
  );
  const content = (
    <>
      {list}
      {orientation === 'horizontal' && current && (
        // Screen readers have read the list already.
        <p className={styles.narrowSummary} aria-hidden>
          <span className={styles.count}>{(positionText ?? own.position)(here + 1, steps.length)} · </span>
          <span className={styles.label[current.state]}>{current.label}</span>
        </p>
      )}
    </>
  );
  return leads ? (
    <nav aria-label={label} className={styles.stepper}>
      {content}
    </nav>
  ) : (
    <div className={styles.stepper}>{content}</div>
  );
}

interface StepBodyProps {
  step: Step;
  isHere: boolean;
  orientation: 'horizontal' | 'vertical';
  onSelect: ((id: string) => void) | undefined;
  mark: ReactNode;
  stateText: string;
}

function StepBody({ step, isHere, orientation, onSelect, mark, stateText }: StepBodyProps) {
  const { id, label, hint, state, href, isDisabled = false } = step;
  const current = isHere ? { 'aria-current': 'step' as const } : {};
  const wordsClass =
    orientation === 'horizontal'
      ? `${styles.words} ${styles.hidesNarrow}`
      : `${styles.words} ${styles.beside}`;
  const content = (
    <>
      <span className={styles.mark[state]} aria-hidden>
        {mark}
      </span>
      <span className={wordsClass}>
        <span className={styles.label[state]}>{label}</span>
        <VisuallyHidden>, {stateText}</VisuallyHidden>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <Link
        href={href}
        className={`${styles.body[orientation]} ${styles.press}`}
        isDisabled={isDisabled}
        {...current}
      >
        {content}
      </Link>
    );
  if (onSelect)
    return (
      <Button
        className={`${styles.body[orientation]} ${styles.press}`}
        isDisabled={isDisabled}
        onPress={() => onSelect(id)}
        {...current}
      >
        {content}
      </Button>
    );
  return <div className={styles.body[orientation]}>{content}</div>;
}
