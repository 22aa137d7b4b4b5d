import {
  ArrowDownRight,
  ArrowRight,
  ArrowUpRight,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './ScoreDial.css.ts';

/** The meaning of the value; always shown with its word and mark, never by colour alone. */
export type ScoreState = 'good' | 'attention' | 'critical' | 'unknown';

const marks: Record<ScoreState, ReactNode> = {
  good: <CircleCheck size={16} aria-hidden />,
  attention: <TriangleAlert size={16} aria-hidden />,
  critical: <CircleAlert size={16} aria-hidden />,
  unknown: <CircleMinus size={16} aria-hidden />,
};
const arrows = {
  up: <ArrowUpRight size={14} aria-hidden />,
  down: <ArrowDownRight size={14} aria-hidden />,
  level: <ArrowRight size={14} aria-hidden />,
};

export interface ScoreDialProps {
  label: string;
  /** Ready to display, without unit; `null` when there is not enough data. */
  value: string | null;
  unit?: string;
  state: ScoreState;
  /** The state in a word, such as «In goal». */
  stateWord: string;
  /**
   * The value's position on its scale, 0 to 1, and which part of the scale is the goal. Without it there is no scale.
   */
  scale?: { at: number; goalFrom: number; goalTo: number };
  /** Change since the previous period: direction, and a text such as «4 points more than the week before». */
  trend?: { direction: 'up' | 'down' | 'level'; text: string; description: string };
  /** Opens the details of the value. */
  onOpen?: () => void;
  /** Name of the button that opens them, such as «How the mean is calculated». */
  openLabel?: string;
}

const clamp = (share: number) => Math.max(0, Math.min(1, share)) * 100;

/** One score: its value, position on a scale, meaning in a word, and change. */
export function ScoreDial({
  label,
  value,
  unit,
  state,
  stateWord,
  scale,
  trend,
  onOpen,
  openLabel,
}: ScoreDialProps) {
  const body = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure}>
        <span className={styles.value}>{value ?? '–'}</span>
        {unit && value !== null && <span className={styles.unit}>{unit}</span>}
      </span>
      {scale && (
        <span className={styles.scale} aria-hidden>
          <span
            className={styles.goal}
            style={{
              insetInlineStart: `${clamp(scale.goalFrom)}%`,
              inlineSize: `${clamp(scale.goalTo) - clamp(scale.goalFrom)}%`,
            }}
          />
          {value !== null && Number.isFinite(scale.at) && (
            <span data-needle className={styles.needle} style={{ insetInlineStart: `${clamp(scale.at)}%` }} />
          )}
        </span>
      )}
      <span className={styles.foot}>
        <span className={styles.state[state]}>
          {marks[state]}
          {stateWord}
        </span>
        {trend && (
          <span className={styles.trend} title={trend.description}>
            {arrows[trend.direction]}
            <span aria-hidden>{trend.text}</span>
            <span className={styles.onlyHeard}>{trend.description}</span>
          </span>
        )}
      </span>
    </>
  );
  return onOpen ? (
    <Button
      className={styles.pressable}
      onPress={onOpen}
      aria-label={[
        openLabel ?? label,
        [value ?? '–', unit].filter(Boolean).join(' '),
        stateWord,
        trend?.description,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      {body}
    </Button>
  ) : (
    <div className={styles.card}>{body}</div>
  );
}

/** Scores side by side, as many per row as fit. */
export function ScoreRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
