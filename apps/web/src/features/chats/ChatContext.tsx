import { usePatient, usePatientSummary } from '@healzy/api/patients';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Box, Heading, Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { pathTo } from '../../app/paths.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { RecordGlance } from '../patients/RecordGlance.tsx';
import { RecordOpening } from '../patients/RecordOpening.tsx';
import { recordParts } from '../patients/record-parts.ts';
import { useRecordSummary } from '../patients/useRecordSummary.ts';

interface ChatContextProps {
  patientId: string;
  /** Names the patient and their alerts: nothing around it does. */
  isIdentified: boolean;
}

/** What somebody needs who answers a patient: who they are, what is new and dangerous, the last figures, what is due. */
export function ChatContext({ patientId, isIdentified }: ChatContextProps) {
  const { t } = useTranslation('chats');
  const query = usePatient(patientId);
  const summary = usePatientSummary(patientId);
  const ownZone = useOwnZone();
  const patient = query.data;
  const zone = ownZone ?? patient?.timezone ?? 'UTC';
  const { alerts = [], facts = [] } = useRecordSummary(patientId, patient);
  const [age, sex] = facts;
  // What has a sentence is told by it.
  const named = alerts.filter(({ tone, sentence }) => tone !== 'critical' || sentence === undefined);
  return (
    <Loaded queries={[query, summary]}>
      {patient && summary.data && (
        <Stack gap="md">
          {isIdentified && (
            <Stack gap="xs">
              <Heading level={2} size="sm">
                <Link href={pathTo('/patient/:patientId', { patientId })}>{t('context.record')}</Link>
              </Heading>
              <Text as="p" tone="muted">
                {[fullName(patient), age?.detail, sex?.detail].filter(Boolean).join(' · ')}
              </Text>
              {named.length > 0 && (
                <Inline as="ul" gap="xs" aria-label={t('context.alerts')}>
                  {named.map(({ id, tone, text }) => (
                    <Box as="li" key={id} minWidth="zero">
                      <StatusPill tone={tone} label={text} />
                    </Box>
                  ))}
                </Inline>
              )}
            </Stack>
          )}
          <RecordOpening patient={patient} summary={summary.data} alerts={alerts} zone={zone} isNarrow />
          <RecordGlance
            patient={patient}
            summary={summary.data}
            seesClinical={patient.access.clinical !== 'none'}
            zone={zone}
            parts={recordParts().glance}
            isNarrow
          />
        </Stack>
      )}
    </Loaded>
  );
}
