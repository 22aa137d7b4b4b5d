import { useLayoutEffect, useRef } from 'react';
import * as styles from './DataTableTick.css.ts';

interface DataTableTickProps {
  label: string;
  isOn: boolean;
  isPartly?: boolean;
  tabIndex: number;
  onChange: (isRange: boolean) => void;
}

/**
 * The checkbox of a row or of all rows: a native one, because mounting and unmounting thirty of the kit's while
 * scrolling costs frames.
 */
export function DataTableTick({ label, isOn, isPartly = false, tabIndex, onChange }: DataTableTickProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.room}>
      <input
        ref={box}
        type="checkbox"
        data-stop
        className={styles.tick}
        aria-label={label}
        checked={isOn}
        tabIndex={tabIndex}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
