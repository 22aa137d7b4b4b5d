import type {
  PatientImportQuestion,
  PatientImportSettings,
  PatientImportSheet,
} from '@healzy/api/patients/imports';
import {
  missingImportFields,
  nameSplitOf,
  PATIENT_IMPORT_FIELDS,
  repeatedImportField,
  type PatientImportField,
} from '@healzy/domain/patients/imports';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Select } from '@healzy/ui/components/Select';
import { Grid, Inline, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { zoneOptions } from '../../../app/forms/zones.ts';
import { useFormats } from '../../../app/formats.ts';
import type { Option } from '@healzy/ui/components/Select';
import { columnsOf, settingsOf, type ImportChoices } from './import-columns.ts';
import { DELIMITER_NAMES, ImportLayoutFields, type AskedLayout } from './ImportLayoutFields.tsx';
import { NameSplitCard } from './NameSplitCard.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { useImportFieldLabel } from './useImportFieldLabel.ts';
import { NoSpecialistYet } from '../NoSpecialistYet.tsx';

export interface PatientImportColumnsFormProps {
  sheet: PatientImportSheet;
  rowCount: number;
  initial: ImportChoices;
  /** The questions that the last try left open. */
  questions: readonly PatientImportQuestion[];
  specialists: readonly Option[];
  /** Whether the user may choose the principal specialist, or is it themselves. */
  canAssign: boolean;
  /** Reads the file with another layout; rejects if it is not a table then. */
  onLayout: (layout: AskedLayout) => Promise<PatientImportSheet>;
  /** Does a dry run of the rows; rejects with the server's error. */
  onSave: (settings: PatientImportSettings) => Promise<void>;
  onDiscard: () => void;
}

const NONE = 'NONE';

/** What each column of the file contains, and what is the same for every row. */
export function PatientImportColumnsForm({
  sheet: found,
  rowCount,
  initial,
  questions,
  specialists,
  canAssign,
  onLayout,
  onSave,
  onDiscard,
}: PatientImportColumnsFormProps) {
  const { t } = useTranslation(['patient-imports', 'app', 'errors']);
  const labelOf = useImportFieldLabel();
  const formats = useFormats();
  const [sheet, setSheet] = useState(found);
  const [choices, setChoices] = useState(initial);
  const [isPending, setPending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const change = (part: Partial<ImportChoices>) => setChoices((before) => ({ ...before, ...part }));
  const settings = settingsOf(choices);
  const missing = missingImportFields(choices.columns);
  const options = [
    { id: NONE, label: t('columns.leaveOut') },
    ...PATIENT_IMPORT_FIELDS.filter((field) => canAssign || field !== 'principalEmail').map((field) => ({
      id: field,
      label: labelOf(field),
    })),
  ];
  const match = (index: number, id: string | null) =>
    change({
      columns: choices.columns.map((field, other) =>
        other === index ? (id === NONE || id === null ? null : (id as PatientImportField)) : field,
      ),
      ...(id === 'fullName' ? { nameSplit: nameSplitOf(sheet.columns[index]?.heading ?? '') } : {}),
    });
  const readAgain = async (layout: AskedLayout) => {
    const next = await onLayout(layout);
    setSheet(next);
    change({ ...layout, ...columnsOf(next, canAssign) });
  };
  const wholeNames = sheet.columns[choices.columns.indexOf('fullName')];
  const check = async () => {
    setAsked(true);
    if (settings === null) return;
    setPending(true);
    setError(null);
    try {
      await onSave(settings);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setPending(false);
    }
  };
  const layout = t('columns.layout', {
    delimiter: t(`columns.delimiter.${DELIMITER_NAMES[sheet.delimiter]}`),
    encoding: t(`columns.encoding.${sheet.encoding}`),
  });

  return (
    <Stack gap="lg">
      {error !== null && <FormFailure title={t('columns.failed')}>{sentenceForError(error)}</FormFailure>}
      {questions.length > 0 && (
        <ImportQuestions questions={questions} choices={choices} onChange={change} isPending={isPending} />
      )}
      <Card
        title={t('columns.title')}
        description={t('columns.text', { count: rowCount, formatted: formats.number(rowCount), layout })}
      >
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="lg" align="end">
          {sheet.columns.map((column, index) => {
            const field = choices.columns[index] ?? null;
            const repeated = repeatedImportField(choices.columns, index);
            return (
              <Select
                // Two columns may have the same heading.
                key={index}
                label={column.heading || t('columns.noHeading', { number: formats.number(index + 1) })}
                hint={column.samples.length === 0 ? t('columns.noSamples') : column.samples.join(' · ')}
                placeholder={t('columns.leaveOut')}
                options={options}
                value={field ?? NONE}
                onChange={(id) => match(index, id)}
                error={repeated ? t('columns.twice', { field: labelOf(repeated) }) : undefined}
                isDisabled={isPending}
              />
            );
          })}
        </Grid>
        <ImportLayoutFields sheet={sheet} choices={choices} onLayout={readAgain} isDisabled={isPending} />
      </Card>
      {wholeNames && (
        <NameSplitCard
          value={choices.nameSplit}
          onChange={(nameSplit) => change({ nameSplit })}
          samples={wholeNames.samples}
          isDisabled={isPending}
        />
      )}
      <Card title={t('columns.everyRow')}>
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="lg" align="end">
          <Select
            label={t('columns.principal')}
            hint={t(canAssign ? 'columns.principalHint' : 'columns.principalOwn')}
            placeholder={t('app:form.choose')}
            options={specialists}
            value={choices.principalId}
            onChange={(principalId) => change({ principalId })}
            error={isAsked && choices.principalId === null ? t('errors:field.REQUIRED') : undefined}
            isDisabled={!canAssign || isPending}
            isRequired
          />
          {canAssign && specialists.length === 0 && <NoSpecialistYet />}
          <ComboBox
            label={t('columns.timezone')}
            options={zoneOptions()}
            value={choices.timezone}
            onChange={(timezone) => timezone !== null && change({ timezone })}
            isDisabled={isPending}
          />
        </Grid>
      </Card>
      {missing.length > 0 && (
        <InlineMessage tone={isAsked ? 'critical' : 'warning'} role={isAsked ? 'alert' : undefined}>
          {t('columns.missing', { fields: missing.map((field) => labelOf(field)).join(', ') })}
        </InlineMessage>
      )}
      <Inline gap="sm">
        <Button
          intent="primary"
          onPress={() => void check()}
          isPending={isPending}
          pendingLabel={t('columns.checking', { formatted: formats.number(rowCount) })}
        >
          {t('columns.check')}
        </Button>
        <Button intent="quiet" onPress={onDiscard} isDisabled={isPending}>
          {t('review.discard')}
        </Button>
      </Inline>
    </Stack>
  );
}
