import { PATIENT_COLUMNS, type PatientColumn } from '@healzy/domain/patients';
import type { DataTableColumnState } from '@healzy/ui/patterns/DataTable';
import { deviceMemory } from '../../state/browser-storage.ts';

/** The default columns. */
export const USUAL_COLUMNS: readonly PatientColumn[] = [
  'patient',
  'email',
  'age',
  'specialist',
  'test',
  'nextAppointment',
  'lastActivity',
  'state',
];

const isColumn = (id: string): id is PatientColumn => PATIENT_COLUMNS.some((column) => column === id);

/** The table's column state for these columns in order; the others follow and are hidden. */
export function columnStateOf(
  columns: readonly PatientColumn[],
  widths: DataTableColumnState['widths'] = {},
): DataTableColumnState {
  const others = PATIENT_COLUMNS.filter((column) => !columns.includes(column));
  return { order: [...columns, ...others], hidden: others, widths };
}

/** The columns that a table shows, in order. */
export function columnsOf({ order = PATIENT_COLUMNS, hidden = [] }: DataTableColumnState): PatientColumn[] {
  const shown = order.filter(isColumn).filter((column) => column === 'patient' || !hidden.includes(column));
  const added = PATIENT_COLUMNS.filter((column) => !order.includes(column) && !hidden.includes(column));
  return [...shown, ...added];
}

const keyOf = (userId: string): string => `healzy.patient-columns.${userId}`;

/** The columns chosen on this device. Views keep theirs on the server. */
export function rememberedColumns(userId: string): DataTableColumnState {
  try {
    const found: unknown = JSON.parse(deviceMemory.get(keyOf(userId)) ?? 'null');
    if (typeof found !== 'object' || found === null) return columnStateOf(USUAL_COLUMNS);
    const { columns, widths } = found as Record<string, unknown>;
    const known = Array.isArray(columns) ? columns.map(String).filter(isColumn) : [];
    return columnStateOf(known.length > 0 ? known : USUAL_COLUMNS, widthsOf(widths));
  } catch {
    return columnStateOf(USUAL_COLUMNS);
  }
}

function widthsOf(found: unknown): Record<string, number> {
  if (typeof found !== 'object' || found === null) return {};
  const known = Object.entries(found).filter(
    (entry): entry is [string, number] =>
      isColumn(entry[0]) && Number.isFinite(entry[1]) && Number(entry[1]) > 0,
  );
  return Object.fromEntries(known);
}

export function rememberColumns(userId: string, state: DataTableColumnState): void {
  deviceMemory.set(keyOf(userId), JSON.stringify({ columns: columnsOf(state), widths: state.widths ?? {} }));
}
