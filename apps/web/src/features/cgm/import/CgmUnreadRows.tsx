import {
  placeInParts,
  SKIPPED_REASONS,
  unreadRows,
  type CgmFilePart,
  type StoredSkipped,
} from '@healzy/domain/cgm';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

export interface CgmUnreadRowsProps {
  report: { count: number; skipped: readonly StoredSkipped[] };
  /** The files or sheets of an archive, in which the rows are. */
  parts: readonly CgmFilePart[] | undefined;
  /** Whether the file is stored already. */
  isImported: boolean;
}

/** Rows of a file that should have been readings and are not, with their reasons; nothing if there are none. */
export function CgmUnreadRows({ report, parts, isImported }: CgmUnreadRowsProps) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const { unread, count, percent } = unreadRows(report);
  if (count === 0) return null;
  return (
    <Stack gap="sm">
      <InlineMessage tone="warning">
        {t(isImported ? 'files.lost' : 'import.lost', {
          count,
          formatted: formats.number(count),
          percent: formats.percent(percent, percent < 10 ? 1 : 0),
        })}
      </InlineMessage>
      <CgmSkippedList skipped={unread} parts={parts} />
    </Stack>
  );
}

interface CgmSkippedListProps {
  skipped: readonly StoredSkipped[];
  parts: readonly CgmFilePart[] | undefined;
}

/** Why rows of a file are not readings: how many of each kind, and where the first ones are. */
export function CgmSkippedList({ skipped, parts }: CgmSkippedListProps) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const hasSeveral = parts !== undefined && parts.length > 1;
  const placeOf = (row: number) => {
    const place = hasSeveral ? placeInParts(parts, row) : null;
    return place === null ? formats.number(row) : `${place.part} ${formats.number(place.row)}`;
  };
  return (
    <DescriptionList
      items={skipped.map(({ reason, count, rows }) => ({
        // A file that was stored by another version may have reasons that this one does not know.
        term: t(`skipped.${SKIPPED_REASONS.find((known) => known === reason) ?? 'UNKNOWN'}`),
        detail: t(rows.length === 0 ? 'import.rowsCounted' : 'import.rowsAt', {
          count,
          formatted: formats.number(count),
          rows: rows.map(placeOf).join(', ') + (rows.length < count ? '…' : ''),
        }),
      }))}
    />
  );
}
