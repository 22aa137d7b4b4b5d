import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useImportWords } from './useImportWords.ts';

export interface ImportTotalsListProps {
  totals: {
    readonly read: number;
    readonly stored: number;
    readonly skipped: readonly { reason: string; count: number; rows: readonly number[] }[];
  };
}

/** How many records an import read, stored and left out, and why: with the places of the first ones. */
export function ImportTotalsList({ totals: { read, stored, skipped } }: ImportTotalsListProps) {
  const { t } = useTranslation('wearables-import');
  const formats = useFormats();
  const { reasonOf } = useImportWords();
  return (
    <Stack gap="sm">
      <DescriptionList
        layout="columns"
        items={[
          { term: t('totals.read'), detail: formats.number(read) },
          { term: t('totals.stored'), detail: formats.number(stored) },
          { term: t('totals.skipped'), detail: formats.number(read - stored) },
        ]}
      />
      {skipped.length === 0 ? (
        <Text tone="muted">{t('totals.none')}</Text>
      ) : (
        <DescriptionList
          items={skipped.map(({ reason, count, rows }) => ({
            term: reasonOf(reason),
            detail:
              rows.length === 0
                ? formats.number(count)
                : t('totals.rows', {
                    count,
                    formatted: formats.number(count),
                    rows:
                      rows.map((row) => formats.number(row)).join(', ') + (rows.length < count ? '…' : ''),
                  }),
          }))}
        />
      )}
    </Stack>
  );
}
