import type { CSSProperties } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Lock, LockOpen } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { fill, fillFromStart, groove, rail, to } from '../Slider/Slider.css.ts';
import { SliderThumb } from '../Slider/SliderThumb.tsx';
import { cell, end, fillTone, row, slide, type ShareTone } from './PercentSplit.css.ts';

/** One share: its number, its slider, its lock. */
export function PercentSplitRow({
  label,
  tone,
  value,
  onChange,
  decimals,
  name,
  isLocked,
  onLockChange,
  lockLabel,
  isDisabled,
  isReadOnly,
}: {
  label: string;
  tone: ShareTone;
  value: number | null;
  onChange: (value: number | null) => void;
  decimals: number;
  name: string | undefined;
  isLocked: boolean;
  onLockChange: (isLocked: boolean) => void;
  lockLabel: string;
  isDisabled: boolean;
  isReadOnly: boolean;
}) {
  const share = Number.isFinite(value) ? Math.min(100, Math.max(0, Number(value))) : 0;
  const isFixed = isReadOnly || isLocked;
  const place = { [to]: share / 100 } as CSSProperties;
  return (
    <div className={row}>
      <NumberField
        label={label}
        unit="%"
        value={value}
        onChange={onChange}
        min={0}
        max={100}
        step={10 ** -decimals}
        isDisabled={isDisabled}
        isReadOnly={isFixed}
        name={name}
      />
      <span className={end}>
        <span className={`${rail} ${slide}`} style={place} {...(isFixed ? { 'data-readonly': true } : {})}>
          <span className={groove} />
          <span className={`${fill} ${fillFromStart} ${fillTone({ tone })}`} />
          <SliderThumb
            label={label}
            value={share}
            onChange={onChange}
            min={0}
            max={100}
            step={10 ** -decimals}
            translate={(each) => `${each} %`}
            name={undefined}
            isSingle
            isDisabled={isDisabled}
            isReadOnly={isFixed}
          />
        </span>
      </span>
      <span className={cell}>
        <ToggleButton
          className={button({ intent: 'quiet', isSquare: true })}
          aria-label={lockLabel}
          isSelected={isLocked}
          onChange={onLockChange}
          isDisabled={isDisabled || isReadOnly}
        >
          <Icon icon={isLocked ? Lock : LockOpen} tone={isLocked ? 'accent' : 'muted'} />
        </ToggleButton>
      </span>
    </div>
  );
}
