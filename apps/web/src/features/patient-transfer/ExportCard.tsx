import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { FileArchive, FileJson } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface ExportCardProps {
  isRecordPending: boolean;
  isFhirPending: boolean;
  onRecord: () => void;
  onFhir: () => void;
}

/** The whole record as a file: to give to the patient, or to import into another account. */
export function ExportCard({ isRecordPending, isFhirPending, onRecord, onFhir }: ExportCardProps) {
  const { t } = useTranslation('patient-transfer');
  return (
    <Card title={t('export.title')}>
      <Stack gap="md">
        <Stack gap="xs">
          <Text as="p">{t('export.record.text')}</Text>
          <Text as="p" tone="muted" size="sm">
            {t('export.fhir.text')}
          </Text>
        </Stack>
        <Inline gap="sm">
          <Button
            icon={FileArchive}
            isPending={isRecordPending}
            pendingLabel={t('export.preparing')}
            onPress={onRecord}
          >
            {t('export.record.action')}
          </Button>
          <Button
            intent="quiet"
            icon={FileJson}
            isPending={isFhirPending}
            pendingLabel={t('export.preparing')}
            onPress={onFhir}
          >
            {t('export.fhir.action')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
