import { useState } from 'react';
import {
  EditableGrid,
  type EditableColumn,
  type EditableGridProps,
  type EditableRow,
} from './EditableGrid.tsx';

/** Foods with their amounts, for stories. */
export const foodColumns: readonly EditableColumn[] = [
  {
    id: 'amount',
    label: 'Amount',
    kind: 'number',
    unit: 'g',
    maxDecimals: 1,
    validate: (value) =>
      typeof value === 'number' && (value <= 0 || value > 2000) ? 'Enter 1 to 2,000 g.' : undefined,
  },
  {
    id: 'measure',
    label: 'Measure',
    kind: 'choice',
    options: [
      { id: 'cup', label: 'Cup' },
      { id: 'spoon', label: 'Spoon' },
    ],
  },
  { id: 'note', label: 'Note', kind: 'text' },
  { id: 'energy', label: 'Energy', kind: 'number', unit: 'kcal', isReadOnly: true },
];
export const foods: readonly EditableRow[] = [
  { id: 'oats', label: 'Oats', values: { amount: 40, measure: 'cup', note: 'Whole', energy: 148 } },
  { id: 'milk', label: 'Milk', values: { amount: 200, measure: 'cup', energy: 94 } },
  { id: 'banana', label: 'Banana', values: { amount: 118.5, energy: 105 } },
];

/** Keeps the rows as a screen would. */
export function EditableGridSample({ rows: initial, onSave, ...props }: EditableGridProps) {
  const [rows, setRows] = useState(initial);
  return (
    <EditableGrid
      {...props}
      rows={rows}
      onSave={(changes) => {
        const saved = onSave(changes);
        const store = () =>
          setRows((now) =>
            now.map((row) => ({
              ...row,
              values: {
                ...row.values,
                ...Object.fromEntries(
                  changes.filter(({ rowId }) => rowId === row.id).map((each) => [each.columnId, each.value]),
                ),
              },
            })),
          );
        if (saved) return saved.then(store);
        store();
      }}
    />
  );
}
