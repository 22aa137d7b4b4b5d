import { useRef, useState } from 'react';
import { cellKey, isEditable, pastedCells, readCell, typedText } from './editableGridCells.ts';
import type { EditableGridLabels } from './editableGridLabels.ts';
import type { CellChange, CellValue, EditableColumn, EditableRow, HeldCell } from './editableGridTypes.ts';

/** Saves changes. The cells show them until the promise settles; update `rows` before it resolves. */
export type SaveCells = (changes: readonly CellChange[]) => void | Promise<unknown>;

interface Cells {
  columns: readonly EditableColumn[];
  rows: readonly EditableRow[];
  onSave: SaveCells;
  labels: EditableGridLabels;
  locale: string;
}

type Held = ReadonlyMap<string, HeldCell>;
const keyOf = ({ rowId, columnId }: CellChange) => cellKey(rowId, columnId);

/** What is typed, saved, refused, pasted and undone. */
export function useCellChanges({ columns, rows, onSave, labels, locale }: Cells) {
  const [held, setHeld] = useState<Held>(new Map());
  const [said, setSaid] = useState('');
  const done = useRef<(readonly CellChange[])[]>([]);

  const hold = (cells: Iterable<readonly [string, HeldCell]>) =>
    setHeld((now) => new Map([...now, ...cells]));
  const release = (keys: readonly string[]) =>
    setHeld((now) => new Map([...now].filter(([key]) => !keys.includes(key))));
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const nameOf = ({ rowId, columnId }: CellChange) =>
    [columnOf(columnId)?.label, rows.find((row) => row.id === rowId)?.label].join(', ');

  const save = async (changes: readonly CellChange[], sentence: string, isUndo = false) => {
    if (changes.length === 0) return;
    const cells = (status: HeldCell['status']) =>
      changes.map((change): [string, HeldCell] => {
        const column = columnOf(change.columnId);
        const text = column ? typedText(change.value, column, locale) : '';
        const sentence = status === 'failed' ? labels.notSaved : undefined;
        return [keyOf(change), { status, text, change, sentence }];
      });
    const saving = cells('saving');
    // A later change of the same cell has replaced what this one holds there.
    const isOurs = (now: Held, [key, cell]: [string, HeldCell]) => now.get(key) === cell;
    try {
      const saved = onSave(changes);
      if (saved instanceof Promise) {
        hold(saving);
        await saved;
        setHeld((now) => {
          const ours = saving.filter((each) => isOurs(now, each)).map(([key]) => key);
          return new Map([...now].filter(([key]) => !ours.includes(key)));
        });
      } else release(changes.map(keyOf));
      if (!isUndo) done.current.push(changes);
      setSaid(sentence);
    } catch {
      setHeld((now) => {
        const lost = cells('failed').filter((_cell, index) => {
          const before = saving[index];
          return before && (isOurs(now, before) || !now.has(before[0]));
        });
        return new Map([...now, ...lost]);
      });
      setSaid('');
    }
  };

  /** @returns whether the text is a value that the cell takes */
  const settle = (row: EditableRow, column: EditableColumn, text: string): boolean => {
    const key = cellKey(row.id, column.id);
    const answer = readCell(text, column, row.id, locale, labels);
    if ('refusal' in answer) {
      hold([[key, { status: 'refused', text, sentence: answer.refusal }]]);
      setSaid(answer.refusal);
      return false;
    }
    const previous = row.values[column.id] ?? null;
    const isPending = held.get(key)?.status === 'saving';
    if (answer.value === previous && !isPending) {
      release([key]);
      return true;
    }
    const change = { rowId: row.id, columnId: column.id, value: answer.value, previous };
    void save([change], labels.saved(nameOf(change)));
    return true;
  };

  const paste = (text: string, rowIndex: number, columnIndex: number) => {
    const changes: CellChange[] = [];
    const refused: [string, HeldCell][] = [];
    let outside = 0;
    pastedCells(text).forEach((line, down) =>
      line.forEach((each, along) => {
        const row = rows[rowIndex + down];
        const column = columns[columnIndex + along];
        if (!row || !column || !isEditable(row, column)) {
          outside++;
          return;
        }
        const answer = readCell(each, column, row.id, locale, labels);
        const previous: CellValue = row.values[column.id] ?? null;
        if ('refusal' in answer)
          refused.push([
            cellKey(row.id, column.id),
            { status: 'refused', text: each, sentence: answer.refusal },
          ]);
        else changes.push({ rowId: row.id, columnId: column.id, value: answer.value, previous });
      }),
    );
    hold(refused);
    const sentence = labels.pasted(changes.length, refused.length, outside);
    setSaid(sentence);
    void save(changes, sentence);
  };

  const undo = () => {
    const last = done.current.pop();
    if (!last) {
      setSaid(labels.nothingToUndo);
      return;
    }
    const back = last.map((change) => ({ ...change, value: change.previous, previous: change.value }));
    void save(back, labels.undone(back.length), true);
  };

  const failed = [...held.values()].filter(({ status }) => status === 'failed');
  return {
    held,
    said,
    settle,
    paste,
    undo,
    /** Forgets what was typed into a cell and not saved. */
    restore: (rowId: string, columnId: string) => release([cellKey(rowId, columnId)]),
    failure: failed.length > 0 && {
      text: labels.failed(failed.length),
      retry: () => {
        const changes = failed.flatMap(({ change }) => change ?? []);
        const [first] = changes;
        if (first) void save(changes, labels.saved(nameOf(first)));
      },
    },
  };
}
