import { useState, type CSSProperties, type Ref } from 'react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { percentSplitLabels, type PercentSplitLabels } from '../../labels/fields.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../Button/Button.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useServerError } from '../Field/serverErrors.ts';
import { useFocusTarget, type FocusTarget } from '../Field/useFocusTarget.ts';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { bar, foot, rows, segment, total, width, type ShareTone } from './PercentSplit.css.ts';
import { PercentSplitRow } from './PercentSplitRow.tsx';
import { distribute, sumOf, type Shares } from './shares.ts';

export interface PercentPart<Id extends string = string> {
  id: Id;
  label: string;
  /** Colour of its segment and slider; assigned in order if omitted. */
  tone?: ShareTone | undefined;
}

export interface PercentSplitProps<Id extends string = string> extends FieldProps {
  parts: readonly PercentPart<Id>[];
  /**
   * In percent by part; `null` is empty, `NaN` is not a number. Requiring that they add up to 100 is up to the form.
   */
  value?: Shares<Id> | null | undefined;
  defaultValue?: Shares<Id> | undefined;
  onChange?: ((value: Shares<Id>) => void) | undefined;
  labels?: Partial<PercentSplitLabels> | undefined;
  /** Decimals kept when distributing. */
  decimals?: 0 | 1 | 2;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<FocusTarget>;
}

const inTurn = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Shares of a whole that must add up to 100 percent. */
export function PercentSplit<Id extends string = string>({
  label,
  hint,
  error,
  isOptional,
  parts,
  value,
  defaultValue,
  onChange,
  labels: own,
  decimals = 0,
  isDisabled = false,
  isReadOnly = false,
  name,
  onBlur,
  inputRef,
}: PercentSplitProps<Id>) {
  const labels = usePartLabels(percentSplitLabels, own);
  const around = useFocusTarget(inputRef);
  const empty = Object.fromEntries(parts.map(({ id }) => [id, null])) as Record<Id, null>;
  const [held, setShares] = useOwnValue<Shares<Id>>(
    value === null ? empty : value,
    defaultValue ?? empty,
    onChange,
  );
  const refused = useServerError(name, held);
  const [locked, setLocked] = useState<readonly Id[]>([]);
  /** Exactly the parts that are shown, whatever else the value contains. */
  const shares = Object.fromEntries(parts.map(({ id }) => [id, held[id] ?? null])) as Record<
    Id,
    number | null
  >;
  const sum = sumOf(shares);
  const toneOf = (part: PercentPart<Id>, index: number) =>
    part.tone ?? inTurn[index % inTurn.length] ?? 'one';
  const isWhole = sum === 100;

  return (
    <FieldGroup ref={around} {...{ label, hint, error: error || refused, isOptional, isDisabled, onBlur }}>
      <div className={bar} aria-hidden>
        {parts.map((part, index) => {
          const share = shares[part.id];
          const wide = Number.isFinite(share) ? Math.max(0, Number(share)) : 0;
          const size = { [width]: (wide / Math.max(100, sum)) * 100 } as CSSProperties;
          return <span key={part.id} className={segment({ tone: toneOf(part, index) })} style={size} />;
        })}
      </div>
      <div className={rows}>
        {parts.map((part, index) => (
          <PercentSplitRow
            key={part.id}
            label={part.label}
            tone={toneOf(part, index)}
            value={shares[part.id]}
            onChange={(next) => setShares({ ...shares, [part.id]: next })}
            decimals={decimals}
            name={name === undefined ? undefined : `${name}.${part.id}`}
            isLocked={locked.includes(part.id)}
            onLockChange={(isLocked) =>
              setLocked(isLocked ? [...locked, part.id] : locked.filter((id) => id !== part.id))
            }
            lockLabel={labels.lock(part.label)}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          />
        ))}
      </div>
      <div className={foot}>
        <span role="status" className={total({ isWhole })}>
          <Icon icon={isWhole ? CircleCheck : TriangleAlert} size="sm" />
          {labels.total(sum)}
        </span>
        <Button
          size="small"
          isDisabled={isDisabled || isReadOnly || isWhole || locked.length >= parts.length}
          onPress={() => setShares(distribute(shares, locked, decimals))}
        >
          {labels.distribute}
        </Button>
      </div>
    </FieldGroup>
  );
}
