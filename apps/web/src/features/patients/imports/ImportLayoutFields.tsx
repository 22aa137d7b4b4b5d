import type { PatientImportSheet } from '@healzy/api/patients/imports';
import { SHEET_ENCODINGS } from '@healzy/domain/patients/imports';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Select } from '@healzy/ui/components/Select';
import { Grid, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import type { ImportChoices } from './import-columns.ts';

/** How to read a file; omitted parts stay as detected. */
export type AskedLayout = Partial<{
  [Part in 'delimiter' | 'encoding']: NonNullable<ImportChoices[Part]>;
}>;

export interface ImportLayoutFieldsProps {
  sheet: PatientImportSheet;
  choices: Pick<ImportChoices, 'delimiter' | 'encoding'>;
  /** Reads the file with this layout; rejects if it is not a table then. */
  onLayout: (layout: AskedLayout) => Promise<void>;
  isDisabled: boolean;
}

const DELIMITERS = [',', ';', '\t'] as const;
export const DELIMITER_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** Separator and encoding of a file, if they were detected wrongly. */
export function ImportLayoutFields({ sheet, choices, onLayout, isDisabled }: ImportLayoutFieldsProps) {
  const { t } = useTranslation('patient-imports');
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const ask = async (layout: AskedLayout) => {
    const { delimiter, encoding } = choices;
    setReading(true);
    setError(null);
    try {
      await onLayout({ ...(delimiter && { delimiter }), ...(encoding && { encoding }), ...layout });
    } catch (refusal) {
      setError(refusal);
    } finally {
      setReading(false);
    }
  };
  const encoding = SHEET_ENCODINGS.find((one) => one === sheet.encoding);
  return (
    <Disclosure title={t('columns.layoutTitle')}>
      <Stack gap="md">
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="lg">
          <Select
            label={t('columns.delimiterLabel')}
            placeholder={t('columns.delimiterLabel')}
            options={DELIMITERS.map((id) => ({ id, label: t(`columns.separator.${DELIMITER_NAMES[id]}`) }))}
            value={sheet.delimiter}
            onChange={(delimiter) => delimiter !== null && void ask({ delimiter })}
            isDisabled={isDisabled || isReading}
          />
          {encoding !== undefined && (
            <Select
              label={t('columns.encodingLabel')}
              placeholder={t('columns.encodingLabel')}
              hint={t('columns.encodingHint')}
              options={SHEET_ENCODINGS.map((id) => ({ id, label: t(`columns.letters.${id}`) }))}
              value={encoding}
              onChange={(next) => next !== null && void ask({ encoding: next })}
              isDisabled={isDisabled || isReading}
            />
          )}
        </Grid>
        {error !== null && (
          <InlineMessage tone="critical" role="alert">
            {sentenceForError(error)}
          </InlineMessage>
        )}
      </Stack>
    </Disclosure>
  );
}
