import { type Intake, useIntakePages } from '@healzy/api/patient-data/intakes';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Drawer } from '@healzy/ui/components/Drawer';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../app/full-name.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import { itemsOf } from '../../../app/lists/paged.ts';
import { INTAKE_TONES, useIntakeLabels } from './useIntakeLabels.ts';

export interface IntakeHistoryProps {
  patientId: string;
  onReview: (intake: Intake) => void;
  onClose: () => void;
}

/** Every questionnaire sent to the patient, and its outcome. */
export function IntakeHistory({ patientId, onReview, onClose }: IntakeHistoryProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const query = useIntakePages(patientId);
  const intakes = itemsOf(query);
  return (
    <Drawer title={t('intake.list.title')} onClose={onClose}>
      <Loaded queries={[query]}>
        <Stack gap="md">
          {intakes.map((intake) => (
            <IntakeLine key={intake.id} intake={intake} onReview={() => onReview(intake)} />
          ))}
          {query.hasNextPage && (
            <Button
              intent="quiet"
              isPending={query.isFetchingNextPage}
              onPress={() => void query.fetchNextPage()}
            >
              {t('intake.list.more')}
            </Button>
          )}
        </Stack>
      </Loaded>
    </Drawer>
  );
}

function IntakeLine({ intake, onReview }: { intake: Intake; onReview: () => void }) {
  const { t } = useTranslation('patient-data');
  const labels = useIntakeLabels();
  const { createdBy, submittedAt } = intake;
  const name = createdBy ? fullName(createdBy) : t('body.table.nobody');
  return (
    <Card padding="sm">
      <Stack gap="xs" align="start">
        <Inline gap="sm">
          <StatusPill tone={INTAKE_TONES[intake.state]} label={t(`intake.state.${intake.state}`)} />
          <Text size="sm" tone="muted">
            {t('intake.list.by', { name, when: labels.when(intake.createdAt) })}
          </Text>
        </Inline>
        <Text size="sm">{labels.told(intake)}</Text>
        <Text size="sm" tone="muted">
          {intake.sentTo === null
            ? t('intake.list.copied')
            : t('intake.list.mailed', { email: intake.sentTo })}
        </Text>
        {submittedAt !== null && <Button onPress={onReview}>{t('intake.bar.review')}</Button>}
      </Stack>
    </Card>
  );
}
