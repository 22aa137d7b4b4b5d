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

/** What the figure says; always shown with its word and mark, never by colour alone. */
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
  /** Ready to read, without its unit; `null` when there is not enough to say. */
  value: string | null;
  unit?: string;
  state: ScoreState;
  /** The state in a word, such as «In goal». */
  stateWord: string;
  /** Where the value lies on its scale, 0 to 1, and which part of the scale is the goal. Without it there is no scale. */
  scale?: { at: number; goalFrom: number; goalTo: number };
  /** Against the period before: direction, and words such as «4 points more than the week before». */
  trend?: { direction: 'up' | 'down' | 'level'; text: string; description: string };
  /** Opens what stands behind the figure. */
  onOpen?: () => void;
  /** Name of the button that opens it, such as «How the mean is calculated». */
  openLabel?: string;
}

const clamp = (share: number) => Math.max(0, Math.min(1, share)) * 100;

/** One score: its figure, where that lies, what it means in a word and how it moved. */
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

/** Scores side by side, as many in a row as fit. */
export function ScoreRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
