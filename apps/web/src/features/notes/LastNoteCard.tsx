import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../state/account.ts';
import { placeInRecord } from '../patients/patient-places.ts';
import { When } from '../../app/When.tsx';

export interface LastNoteCardProps {
  patient: Patient;
  summary: PatientRecordSummary;
  zone: string;
}

/** The latest note. */
export function LastNoteCard({ patient, summary: { lastNote: note }, zone }: LastNoteCardProps) {
  const { t } = useTranslation('patients');
  const place = placeInRecord('/patient/:patientId/notes', patient.id, useRoles());
  return (
    <Card title={t('summary.lastNote')}>
      {note === null ? (
        <Text tone="muted">{t('summary.noNote')}</Text>
      ) : (
        <Stack gap="xxs">
          <Text as="p" weight="medium">
            {place === undefined ? note.title : <Link href={place}>{note.title}</Link>}
          </Text>
          <Text as="p" size="sm" tone="muted">
            <When
              at={note.at}
              zone={zone}
              sentence={(when) => t('summary.noteBy', { name: note.by, when })}
            />
          </Text>
        </Stack>
      )}
    </Card>
  );
}
