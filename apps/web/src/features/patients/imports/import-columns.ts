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
} from '@healzy/domain/patients/imports';

/** The user's choices between choosing a file and its review: the settings to send, still without a specialist. */
export type ImportChoices = Readonly<
  Omit<Required<PatientImportSettings>, 'principalId'> & { principalId: string | null }
>;

/** What a column is taken for: not everybody may name the principal specialist of a row. */
const permitted = (field: PatientImportField | null, mayName: boolean): PatientImportField | null =>
  field === 'principalEmail' && !mayName ? null : field;

/** The last choices, or the proposals from the headings. */
export function choicesOf(
  item: PatientImportDetails,
  fallback: Pick<ImportChoices, 'principalId' | 'timezone'>,
  mayName: boolean,
): ImportChoices {
  const { settings, sheet } = item;
  const proposed = sheet?.columns.map((column) => column.proposed) ?? [];
  return {
    columns: (settings?.columns ?? proposed).map((field) => permitted(field, mayName)),
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
    columns: sheet.columns.map(({ proposed }) => permitted(proposed, mayName)),
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
  return isWhole && principalId !== null ? { ...choices, principalId } : null;
}
