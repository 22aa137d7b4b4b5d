import type { PatientImport } from '@healzy/api/patients/imports';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { pathTo } from '../../../app/paths.ts';

export interface PatientImportResultProps {
  item: PatientImport;
  onUndo: () => void;
}

/** The result of an import that is finished or has been undone. */
export function PatientImportResult({ item, onUndo }: PatientImportResultProps) {
  const { t } = useTranslation('patient-imports');
  const formats = useFormats();
  const counted = (count: number) => ({ count, formatted: formats.number(count) });
  if (item.state === 'UNDONE') {
    const kept = item.createdCount - item.undoneCount;
    return (
      <Card title={t('undone.title')}>
        <Stack gap="md">
          <Text as="p">{t('undone.text', counted(item.undoneCount))}</Text>
          {kept > 0 && <Text as="p">{t('undone.kept', counted(kept))}</Text>}
          <Inline>
            <Link href={pathTo('/patients/import')}>{t('undone.again')}</Link>
          </Inline>
        </Stack>
      </Card>
    );
  }
  const left = item.rowCount - item.createdCount;
  return (
    <Card title={t('done.title', counted(item.createdCount))} description={item.fileName}>
      <Stack gap="md">
        <Text as="p">{left === 0 ? t('done.none') : t('done.left', counted(left))}</Text>
        <Inline gap="md">
          <Link href={pathTo('/patients')}>{t('done.list')}</Link>
          <Button icon={Undo2} onPress={onUndo} isDisabled={item.createdCount === 0}>
            {t('done.undo')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
