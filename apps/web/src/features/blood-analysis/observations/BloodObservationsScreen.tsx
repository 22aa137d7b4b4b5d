import { type MedicalTest, useMedicalTest, useUpdateMedicalTest } from '@healzy/api/medical-tests';
import { acceptsData } from '@healzy/domain/medical-tests';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { useStoredRecord } from '../../../app/forms/useStoredRecord.ts';
import { useParam } from '../../../app/useParam.ts';
import { BloodScreen } from '../BloodScreen.tsx';
import { ObservationsForm } from './ObservationsForm.tsx';

/** `/patient/:patientId/medical-test/blood-analysis/:medicalTest/observations`: what the specialist says of the test. */
export function BloodObservationsScreen() {
  const { t } = useTranslation('blood-analysis-diagnosis');
  const { data: test } = useMedicalTest(useParam('medicalTest'));
  const [removed, setRemoved] = useState(0);
  return (
    <BloodScreen>
      {test &&
        (test.canEdit && acceptsData(test.state) ? (
          <EditObservations key={removed} test={test} onRemoved={() => setRemoved(removed + 1)} />
        ) : test.observations === null || test.observations === '' ? (
          <EmptyState
            pictogram="notes"
            title={t('observations.none.title')}
            description={t('observations.none.text')}
          />
        ) : (
          <Text as="p" isProse>
            {test.observations}
          </Text>
        ))}
    </BloodScreen>
  );
}

function EditObservations({ test, onRemoved }: { test: MedicalTest; onRemoved: () => void }) {
  const { t } = useTranslation('blood-analysis-diagnosis');
  const update = useUpdateMedicalTest();
  const [isRemoving, setRemoving] = useState(false);
  const { source, recordOf } = useStoredRecord(test, ({ observations }) => ({
    observations: observations ?? '',
  }));
  const store = (version: number, observations: string | null) =>
    update.mutateAsync({ id: test.id, version, body: { observations } });
  const hasText = test.observations !== null && test.observations !== '';
  return (
    <Stack gap="md">
      <ObservationsForm
        {...source}
        isNew={!hasText}
        draftKey={`blood-analysis/${test.patientId}/${test.id}/observations`}
        onSave={async ({ observations }, version) =>
          recordOf(await store(version, observations.trim() === '' ? null : observations))
        }
      />
      {hasText && (
        <Inline>
          <Button icon={Trash2} intent="quiet" onPress={() => setRemoving(true)}>
            {t('observations.delete')}
          </Button>
        </Inline>
      )}
      {isRemoving && (
        <ConfirmAction
          act="observations.delete"
          title={t('observations.question')}
          confirmLabel={t('observations.delete')}
          run={() => store(test.version, null)}
          onDone={onRemoved}
          onClose={() => setRemoving(false)}
        >
          {t('observations.loss')}
        </ConfirmAction>
      )}
    </Stack>
  );
}
