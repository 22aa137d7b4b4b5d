import { timelineTopics } from '@healzy/domain/patients';
import { Card } from '@healzy/ui/components/Card';
import { Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { given } from '../../../app/given.ts';
import { AddressToggles, useAddressChoices } from '../../../app/lists/AddressToggles.tsx';
import { PatientTimeline } from './PatientTimeline.tsx';

export interface TimelineCardProps {
  patientId: string;
  zone: string;
  seesClinical: boolean;
}

/** The timeline with its filter, which is kept in the address. */
export function TimelineCard({ patientId, zone, seesClinical }: TimelineCardProps) {
  const { t } = useTranslation('patients');
  const offered = timelineTopics(seesClinical);
  const topics = useAddressChoices('topic', offered);
  return (
    <Card title={t('timeline.title')}>
      <Stack gap="md">
        <AddressToggles
          label={t('timeline.topics')}
          parameter="topic"
          choices={offered}
          nameOf={(topic) => t(`timeline.topic.${topic}`)}
        />
        <PatientTimeline patientId={patientId} zone={zone} query={given({ topics })} />
      </Stack>
    </Card>
  );
}
