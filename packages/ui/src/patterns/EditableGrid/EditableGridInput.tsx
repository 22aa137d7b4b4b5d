import { useEffect, useRef } from 'react';
import * as styles from './EditableGrid.css.ts';
import type { EditableColumn } from './editableGridTypes.ts';

interface EditableGridInputProps {
  column: EditableColumn;
  label: string;
  text: string;
  isWrong: boolean;
  describedBy: string | undefined;
  onType: (text: string) => void;
  /** The focus went elsewhere, without a key of the grid. */
  onLeave: (text: string) => void;
}

/** What a cell is edited with; the grid handles its keys. */
export function EditableGridInput({
  column,
  label,
  text,
  isWrong,
  describedBy,
  onType,
  onLeave,
}: EditableGridInputProps) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    // Behind what is there, so that it can be corrected as well as replaced.
    if (input instanceof HTMLInputElement) input.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const shared = {
    ref: field,
    className: styles.input({ isNumeric: column.kind === 'number' }),
    value: text,
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
    onBlur: () => onLeave(text),
  };
  if (column.kind !== 'choice')
    return (
      <input
        {...shared}
        type="text"
        autoComplete="off"
        inputMode={column.kind === 'number' ? 'decimal' : 'text'}
        onChange={(event) => onType(event.target.value)}
      />
    );
  return (
    <select {...shared} onChange={(event) => onType(event.target.value)}>
      <option value="" />
      {column.options?.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
