import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { StatusPill, type StatusPillProps } from '../StatusPill/StatusPill.tsx';
import {
  card,
  chart as chartClass,
  figure,
  foot,
  label as labelClass,
  missing,
  pending,
  trend as trendClass,
  unit as unitClass,
  value as valueClass,
} from './StatCard.css.ts';

const arrows = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight } as const;

export interface StatCardProps {
  /** `line` for the figures beside the one that matters: no frame, label and number in one line. */
  look?: 'card' | 'line';
  label: string;
  /** The number as displayed, already localised; `null` when there is none. */
  value: string | null;
  unit?: string | undefined;
  /** Shown in place of a missing number: "Not enough data". */
  missingText?: string | undefined;
  /** How good the number is, in words. */
  state?: { tone: StatusPillProps['tone']; label: string } | undefined;
  /** Change since the previous period; `label` is the full text ("4 points up"). */
  trend?:
    | {
        direction: keyof typeof arrows;
        label: string;
        /** Whether this change is good; direction alone does not say. */
        tone?: 'neutral' | 'success' | 'warning' | 'critical' | undefined;
      }
    | undefined;
  /** A muted line below: the window, the target. */
  hint?: ReactNode;
  /**
   * How it has changed: a Sparkline. Its description must add to the label, because the pressable card is named by its
   * whole content.
   */
  chart?: ReactNode;
  /** The number is loading; announced to assistive technology. The card keeps its size. */
  loadingLabel?: string | undefined;
  /** Opens how the number is calculated. */
  onPress?: (() => void) | undefined;
  /** Names what a press opens; required with `onPress`. */
  pressLabel?: string | undefined;
}

/** One number that matters, with unit, state and trend. */
export function StatCard({
  look = 'card',
  label,
  value,
  unit,
  missingText = '–',
  state,
  trend,
  hint,
  chart,
  loadingLabel,
  onPress,
  pressLabel,
}: StatCardProps) {
  const content = (
    <>
      <span className={labelClass}>{label}</span>
      <span className={figure}>
        {loadingLabel !== undefined ? (
          <span className={pending({ look })}>
            <Skeleton width="half" height={20} />
            <VisuallyHidden>{loadingLabel}</VisuallyHidden>
          </span>
        ) : value === null ? (
          <span className={missing}>{missingText}</span>
        ) : (
          <span className={valueClass({ look })}>
            {value}
            {unit && <span className={unitClass}>{unit}</span>}
          </span>
        )}
        {chart && loadingLabel === undefined && <span className={chartClass}>{chart}</span>}
      </span>
      {loadingLabel === undefined && (state || trend || hint) && (
        <span className={foot}>
          {state && <StatusPill {...state} />}
          {trend && (
            <span className={trendClass({ tone: trend.tone })}>
              <Icon icon={arrows[trend.direction]} size="sm" />
              {trend.label}
            </span>
          )}
          {hint && <span>{hint}</span>}
        </span>
      )}
    </>
  );
  const isLoading = loadingLabel !== undefined;
  if (!onPress || isLoading)
    return (
      <div className={card({ look })} aria-busy={isLoading}>
        {content}
      </div>
    );
  const spoken = [
    label,
    value === null ? missingText : [value, unit].filter(Boolean).join(' '),
    state?.label,
    trend?.label,
    pressLabel,
  ];
  return (
    <AriaButton
      className={card({ look, isPressable: true })}
      onPress={onPress}
      aria-label={spoken.filter(Boolean).join(', ')}
    >
      {content}
    </AriaButton>
  );
}
