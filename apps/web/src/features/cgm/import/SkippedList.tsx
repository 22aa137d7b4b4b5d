import type { Skipped } from '@healzy/domain/cgm';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

/** Why rows of a file are not readings: how many of each kind, and where the first ones are. */
export function SkippedList({ skipped }: { skipped: readonly Skipped[] }) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  return (
    <DescriptionList
      items={skipped.map(({ reason, count, rows }) => ({
        term: t(`skipped.${reason}`),
        detail: t('import.rowsAt', {
          count,
          formatted: formats.number(count),
          rows: rows.map((row) => formats.number(row)).join(', ') + (rows.length < count ? '…' : ''),
        }),
      }))}
    />
  );
}
