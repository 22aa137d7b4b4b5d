import { useId, useRef } from 'react';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { useLabels } from '../../labels/LabelsProvider.ts';
import * as styles from './EditableGrid.css.ts';
import { EditableGridInput } from './EditableGridInput.tsx';
import { readCell, shownText } from './editableGridCells.ts';
import { editableGridLabels } from './editableGridLabels.ts';
import type { EditableColumn, HeldCell } from './editableGridTypes.ts';
import type { CellPlace, Editing } from './useEditableGridKeys.ts';

interface EditableGridCellProps {
  at: CellPlace;
  column: EditableColumn;
  /** Column and row, which name the input. */
  label: string;
  shown: string;
  locale: string;
  held: HeldCell | undefined;
  isEditable: boolean;
  isCurrent: boolean;
  editing: Editing | null;
  onPlace: (place: CellPlace) => void;
  onBegin: () => void;
  onType: (text: string) => void;
  onLeave: (text: string) => void;
}

/** A cell: its value, or what is typed into it. */
export function EditableGridCell({
  at,
  column,
  label,
  shown,
  locale,
  held,
  isEditable,
  isCurrent,
  editing,
  onPlace,
  onBegin,
  onType,
  onLeave,
}: EditableGridCellProps) {
  const id = useId();
  const { common } = useLabels();
  const cell = useRef<HTMLTableCellElement>(null);
  const wasCurrent = useRef(false);
  const isEditing = editing !== null;

  const isWrong = held?.status === 'refused' || held?.status === 'failed';
  const heldText = () => {
    if (!held) return shown;
    const read = readCell(held.text, column, '', locale, editableGridLabels.en);
    return held.status === 'refused' || 'refusal' in read ? held.text : shownText(read.value, column, locale);
  };
  return (
    <td
      ref={cell}
      className={styles.cell({ isNumeric: column.kind === 'number' })}
      tabIndex={isCurrent && !isEditing ? 0 : -1}
      data-cell={`${at.row} ${at.column}`}
      data-wrong={isWrong || undefined}
      aria-readonly={!isEditable}
      aria-invalid={isWrong || undefined}
      aria-busy={held?.status === 'saving' || undefined}
      onFocus={(event) => {
        if (event.target === event.currentTarget) onPlace(at);
      }}
      onPointerDown={() => {
        wasCurrent.current = document.activeElement === cell.current;
      }}
      onClick={(event) => {
        const isTouch =
          event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
        if (!isEditing && (wasCurrent.current || isTouch)) onBegin();
      }}
    >
      {editing ? (
        <EditableGridInput
          column={column}
          label={label}
          text={editing.text}
          isWrong={isWrong}
          describedBy={held?.sentence ? `${id}-wrong` : undefined}
          onType={onType}
          onLeave={onLeave}
        />
      ) : (
        <span className={styles.value}>
          {held?.status === 'saving' && <Spinner size="sm" label={common.saving} />}
          <span className={styles.text}>{heldText()}</span>
          {column.unit !== undefined && heldText() !== '' && (
            <span className={styles.unit}>{column.unit}</span>
          )}
        </span>
      )}
      {held?.sentence !== undefined && (
        <span id={`${id}-wrong`} className={styles.sentence}>
          {held.sentence}
        </span>
      )}
    </td>
  );
}
