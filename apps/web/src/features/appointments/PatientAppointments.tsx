import { type Appointment, useAppointments } from '@healzy/api/appointments';
import { localTimeOf, managesAppointmentsOf } from '@healzy/domain/appointments';
import type { Patient } from '@healzy/api/patients';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Box, Inline, Stack, Text } from '@healzy/ui/primitives';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { useCurrentAccount } from '../../state/account.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { When } from '../../app/When.tsx';
import { Attendance } from './Attendance.tsx';
import { stateWord } from './state-word.ts';
import { useAccountZone } from './useAccountZone.ts';

const CreateAppointmentDialog = lazyPart(
  async () => (await import('./CreateAppointmentDialog.tsx')).CreateAppointmentDialog,
);
const AppointmentDialog = lazyPart(async () => (await import('./AppointmentDialog.tsx')).AppointmentDialog);

/** How many of a patient's appointments are listed, latest first. */
const MOST = 50;

/** A patient's appointments in their record: upcoming ones first, then past and cancelled ones. */
export function PatientAppointments({ patient }: { patient: Patient }) {
  const { t } = useTranslation('appointments');
  const query = useAppointments({ patientId: patient.id, sort: '-startsAt', limit: MOST });
  const account = useAccountZone();
  const actor = useCurrentAccount();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  useOpenIntent('appointment', () => setCreating(true));
  const [now] = useState(serverNow);
  const zone = account.zone ?? 'UTC';
  const isToCome = ({ state, endsAt }: Appointment) => state === 'SCHEDULED' && new Date(endsAt) > now;
  const all = query.data?.items ?? [];
  const toCome = all.filter(isToCome).reverse();
  const earlier = all.filter((appointment) => !isToCome(appointment));
  const mayCreate =
    actor !== null &&
    patient.specialists.some(({ professionalId }) => managesAppointmentsOf(actor, professionalId));
  const lines = (appointments: readonly Appointment[]) => (
    <Stack as="ul" gap="xs">
      {appointments.map((appointment) => (
        <AppointmentLine key={appointment.id} appointment={appointment} zone={zone} onOpen={setOpenId} />
      ))}
    </Stack>
  );
  return (
    <>
      <Card
        title={t('patientCard.title')}
        actions={
          mayCreate && (
            <Button size="small" icon={CalendarPlus} onPress={() => setCreating(true)}>
              {t('new')}
            </Button>
          )
        }
      >
        <Loaded queries={[query, account.query]}>
          <Stack gap="sm">
            {toCome.length > 0 ? (
              lines(toCome)
            ) : (
              <Text as="p" tone="muted">
                {t(all.length === 0 ? 'patientCard.none' : 'patientCard.noneNext')}
              </Text>
            )}
            {earlier.length > 0 && <Disclosure title={t('patientCard.earlier')}>{lines(earlier)}</Disclosure>}
          </Stack>
        </Loaded>
      </Card>
      {isCreating && account.zone !== null && (
        <CreateAppointmentDialog
          start={{ date: localTimeOf(now, account.zone).date }}
          patientId={patient.id}
          professionalId={actor?.professionalId ?? null}
          zone={account.zone}
          onClose={() => setCreating(false)}
        />
      )}
      {openId !== null && account.zone !== null && (
        <AppointmentDialog key={openId} id={openId} zone={account.zone} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}

interface AppointmentLineProps {
  appointment: Appointment;
  zone: string;
  onOpen: (id: string) => void;
}

/** One appointment of a patient: when, what for, with whom, and a link to it. */
function AppointmentLine({ appointment, zone, onOpen }: AppointmentLineProps) {
  const { t } = useTranslation(['appointments', 'app']);
  const formats = useFormats();
  const { id, startsAt, endsAt, state, kind, mode, specialist, answer, attendance } = appointment;
  const when = formats.dateTime(startsAt, zone);
  const isCanceled = state === 'CANCELED';
  const messages = [
    stateWord({ state, answer, attendance }, t),
    t(`kind.${kind}`),
    t(`mode.${mode}`),
    fullName(specialist),
  ];
  return (
    <Box as="li">
      <Inline gap="sm" justify="space-between" align="start" isWrapping={false}>
        <Stack gap="none">
          <Text weight="medium" tone={isCanceled ? 'muted' : 'primary'} isNumeric>
            <When at={startsAt} zone={zone} /> – {formats.time(endsAt, zone)}
          </Text>
          <Text size="sm" tone="muted">
            {messages.filter((word) => word !== null).join(' · ')}
          </Text>
          {!isCanceled && <Attendance appointment={appointment} zone={zone} />}
        </Stack>
        <Button
          intent="quiet"
          size="small"
          aria-label={t('patientCard.openOf', { when })}
          onPress={() => onOpen(id)}
        >
          {t('patientCard.open')}
        </Button>
      </Inline>
    </Box>
  );
}
