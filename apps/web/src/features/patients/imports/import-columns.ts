import type {
  PatientImportDetails,
  PatientImportSettings,
  PatientImportSheet,
} from '@healzy/api/patients/imports';
import {
  missingImportFields,
  nameSplitOf,
  repeatedImportField,
  type NameSplit,
  type PatientImportField,
  type SheetLayout,
} from '@healzy/domain/patients/imports';

/** The user's choices between choosing a file and its review. */
export interface ImportChoices {
  readonly columns: readonly (PatientImportField | null)[];
  readonly principalId: string | null;
  readonly timezone: string;
  readonly alike: 'SKIP' | 'IMPORT';
  readonly unlikely: 'SKIP' | 'IMPORT';
  readonly dayOrder: 'DMY' | 'MDY' | null;
  readonly sexOfM: 'FEMALE' | 'MALE' | null;
  readonly nameSplit: NameSplit;
  readonly delimiter: SheetLayout['delimiter'];
  readonly encoding: SheetLayout['encoding'];
}

/** The last choices, or the proposals from the headings. */
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
    unlikely: settings?.unlikely ?? 'SKIP',
    dayOrder: settings?.dayOrder ?? null,
    sexOfM: settings?.sexOfM ?? null,
    nameSplit: settings?.nameSplit ?? proposedSplit(sheet?.columns ?? []),
    delimiter: settings?.delimiter ?? null,
    encoding: settings?.encoding ?? null,
  };
}

/** The columns proposed from the headings, when the file is read with another layout. */
export function columnsOf(sheet: PatientImportSheet, mayName: boolean) {
  return {
    columns: sheet.columns.map(({ proposed }) =>
      proposed === 'principalEmail' && !mayName ? null : proposed,
    ),
    nameSplit: proposedSplit(sheet.columns),
  };
}

function proposedSplit(columns: PatientImportSheet['columns']): NameSplit {
  return nameSplitOf(columns.find(({ proposed }) => proposed === 'fullName')?.heading ?? '');
}

/** The settings to send; null while something is missing. */
export function settingsOf(choices: ImportChoices): PatientImportSettings | null {
  const { columns, principalId } = choices;
  const isWhole =
    missingImportFields(columns).length === 0 &&
    columns.every((_, index) => repeatedImportField(columns, index) === null);
  return isWhole && principalId !== null ? { ...choices, columns: [...columns], principalId } : null;
}
