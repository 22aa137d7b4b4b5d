import type { ComponentProps } from 'react';
import { GripVertical } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './Sorting.css.ts';

interface SortingHandleProps {
  label: string;
  /** Id of the text that explains the keys. */
  describedBy: string;
  isDisabled: boolean;
  handleProps: ComponentProps<'button'>;
}

/** What is dragged. A finger on it drags at once; everything around it scrolls. */
export function SortingHandle({ label, describedBy, isDisabled, handleProps }: SortingHandleProps) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      {...(isDisabled ? { disabled: true } : { 'aria-describedby': describedBy, ...handleProps })}
    >
      <Icon icon={GripVertical} />
    </button>
  );
}
