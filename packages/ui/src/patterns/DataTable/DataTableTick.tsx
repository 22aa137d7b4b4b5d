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
 * The tick of a row or of all rows: the browser's own box, because thirty of the kit's that come and go while
 * scrolling cost frames.
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
