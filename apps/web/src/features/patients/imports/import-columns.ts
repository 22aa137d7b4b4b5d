import type { PatientImportDetails, PatientImportSettings } from '@healzy/api/patients/imports';
import { REQUIRED_IMPORT_FIELDS, type PatientImportField } from '@healzy/domain/patients/imports';

/** What is chosen on the way from a file to its review. */
export interface ImportChoices {
  readonly columns: readonly (PatientImportField | null)[];
  readonly principalId: string | null;
  readonly timezone: string;
  readonly alike: 'SKIP' | 'IMPORT';
  readonly dayOrder: 'DMY' | 'MDY' | null;
  readonly sexOfM: 'FEMALE' | 'MALE' | null;
}

/** As it was chosen last, else as the headings propose. */
export function choicesOf(
  item: PatientImportDetails,
  fallback: Pick<ImportChoices, 'principalId' | 'timezone'>,
  mayName: boolean,
): ImportChoices {
  const { settings, sheet } = item;
  const proposed = sheet?.columns.map((column) => column.proposed) ?? [];
  return {
    columns: (settings?.columns ?? proposed).map((field) =>
      field === 'principalEmail' && !mayName ? null : field,
    ),
    principalId: settings?.principalId ?? fallback.principalId,
    timezone: settings?.timezone ?? fallback.timezone,
    alike: settings?.alike ?? 'SKIP',
    dayOrder: settings?.dayOrder ?? null,
    sexOfM: settings?.sexOfM ?? null,
  };
}

/** Fields without which no row can become a patient and which no column holds yet. */
export function missingFields(columns: ImportChoices['columns']): PatientImportField[] {
  return REQUIRED_IMPORT_FIELDS.filter((field) => !columns.includes(field));
}

/** Whether an earlier column holds the same. */
export function isTwice(columns: ImportChoices['columns'], index: number): boolean {
  const field = columns[index];
  return field !== null && field !== undefined && columns.indexOf(field) < index;
}

/** What is sent; null while something is missing. */
export function settingsOf(choices: ImportChoices): PatientImportSettings | null {
  const { columns, principalId } = choices;
  const isWhole = missingFields(columns).length === 0 && !columns.some((_, index) => isTwice(columns, index));
  return isWhole && principalId !== null ? { ...choices, columns: [...columns], principalId } : null;
}
