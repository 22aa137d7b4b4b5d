import { type BloodFhirExport } from '@healzy/api/blood-analysis';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { List } from '@healzy/ui/components/List';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useMarkerName } from '../useMarkerName.ts';

/** What an export in FHIR could not carry, named. */
export function FhirExportDialog({ file, onClose }: { file: BloodFhirExport; onClose: () => void }) {
  const { t } = useTranslation('blood-analysis-review');
  const nameOf = useMarkerName();
  return (
    <Dialog
      title={t('fhir.exported')}
      size="medium"
      onClose={onClose}
      actions={
        <Button intent="primary" onPress={onClose}>
          {t('fhir.close')}
        </Button>
      }
    >
      <Stack gap="md">
        <Text as="p">{t('fhir.notSaid')}</Text>
        <List
          label={t('fhir.notSaid')}
          hasLongLabels
          items={file.notSaid.map(({ reason, subject, text }, index) => {
            const why = t(`fhir.reason.${reason}`);
            const title = [subject === null ? '' : nameOf(subject), text].filter(Boolean).join(': ');
            return { id: String(index), ...(title === '' ? { title: why } : { title, meta: why }) };
          })}
        />
      </Stack>
    </Dialog>
  );
}
