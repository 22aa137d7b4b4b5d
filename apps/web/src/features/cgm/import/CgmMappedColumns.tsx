import type { CgmColumnMapping } from '@healzy/api/cgm/column-mappings';
import type { CgmRecognised } from '@healzy/domain/cgm';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

export interface CgmMappedColumnsProps {
  recognised: CgmRecognised;
  /** The columns as they were chosen before; null when they were chosen for this file. */
  remembered: CgmColumnMapping | null;
  /** In which the date of that choice is shown. */
  zone: string;
  onChange: () => void;
  onForget: (mapping: CgmColumnMapping) => void;
}

/** By which columns a table was read that does not say so itself, and how to read it by others. */
export function CgmMappedColumns({
  recognised,
  remembered,
  zone,
  onChange,
  onForget,
}: CgmMappedColumnsProps) {
  const { t } = useTranslation('cgm');
  const formats = useFormats();
  const { mapping, columns } = recognised;
  if (mapping === undefined || columns === null) return null;
  return (
    <Inline gap="sm" justify="space-between">
      <InlineMessage tone="info" role={remembered === null ? undefined : 'status'}>
        {remembered === null
          ? t('import.columnsKept')
          : t('import.columnsAsBefore', {
              date: formats.date(remembered.chosenAt, zone),
              time: columns.time,
              glucose: columns.glucose,
            })}
      </InlineMessage>
      <Inline gap="xs">
        <Button size="small" onPress={onChange}>
          {t('import.columnsChange')}
        </Button>
        {remembered !== null && (
          <Button size="small" onPress={() => onForget(remembered)}>
            {t('import.columnsForget')}
          </Button>
        )}
      </Inline>
    </Inline>
  );
}
