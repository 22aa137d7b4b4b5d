import { TIMELINE_TOPICS, timelineTopics, type TimelineTopic } from '@healzy/domain/patients';
import { Card } from '@healzy/ui/components/Card';
import { ToggleButton, ToggleButtonGroup } from '@healzy/ui/components/ToggleButton';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PatientTimeline } from './PatientTimeline.tsx';

export interface TimelineCardProps {
  patientId: string;
  zone: string;
  seesClinical: boolean;
}

const isTopic = (text: string): text is TimelineTopic =>
  (TIMELINE_TOPICS as readonly string[]).includes(text);

/** The timeline with its filter, which is kept in the address. */
export function TimelineCard({ patientId, zone, seesClinical }: TimelineCardProps) {
  const { t } = useTranslation('patients');
  const [parameters, setParameters] = useSearchParams();
  const offered = timelineTopics(seesClinical);
  const topics = parameters
    .getAll('topic')
    .filter(isTopic)
    .filter((topic) => offered.includes(topic));
  const choose = (next: readonly string[]) =>
    setParameters(
      (before) => {
        before.delete('topic');
        for (const topic of next) before.append('topic', topic);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Card title={t('timeline.title')}>
      <Stack gap="md">
        <ToggleButtonGroup label={t('timeline.topics')} selected={topics} onChange={choose}>
          {offered.map((topic) => (
            <ToggleButton key={topic} id={topic} size="small" label={t(`timeline.topic.${topic}`)} />
          ))}
        </ToggleButtonGroup>
        <PatientTimeline patientId={patientId} zone={zone} query={topics.length === 0 ? {} : { topics }} />
      </Stack>
    </Card>
  );
}
