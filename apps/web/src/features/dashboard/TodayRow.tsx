import type { TodayVisit, VisitChange } from '@healzy/api/dashboard';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Box, Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { pathTo } from '../../app/paths.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { VisitChanges } from '../../app/VisitChanges.tsx';
import { attendanceOfVisit, placeOfVisit } from '../../app/visit-looks.ts';

export interface TodayRowProps {
  visit: TodayVisit;
  /** When the list was read. */
  now: number;
  /** Whose appointment it is, where those of several people are listed. */
  hasSpecialist: boolean;
}

/** An appointment of today: when, who, what for, and what changed since the patient's last visit. */
export function TodayRow({ visit, now, hasSpecialist }: TodayRowProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const zone = useOwnZone();
  const { patient, specialist, kind, mode, answer, attendance, startsAt, endsAt } = visit;
  const name = fullName(patient);
  const from = formats.time(startsAt, zone);
  const isOver = Date.parse(endsAt) <= now;
  const hasBegun = Date.parse(startsAt) <= now;
  return (
    <Box as="li" paddingY="sm" borderBlockStart="subtle">
      <Inline gap="md" align="start" isWrapping={false}>
        <Text isNumeric isUnbroken weight="semibold" tone={isOver ? 'muted' : 'primary'}>
          <Link
            href={placeOfVisit(visit) ?? pathTo('/')}
            look="quiet"
            aria-label={t('today.open', { time: from, name })}
          >
            {from}
          </Link>
        </Text>
        <Stack gap="xxs" flexGrow={1}>
          <Inline gap="xs" rowGap="none" align="baseline">
            <Text weight="semibold" tone={isOver ? 'muted' : 'primary'}>
              <Link href={pathTo('/patient/:patientId', { patientId: patient.id })} look="quiet">
                {name}
              </Link>
            </Text>
            {hasBegun && !isOver && attendance !== 'MISSED' && (
              <StatusPill tone="info" label={t('today.underWay')} />
            )}
            {attendance === 'MISSED' && <StatusPill tone="warning" label={t('visit.attendance.MISSED')} />}
            <Text size="sm" tone="muted">
              {[
                t(`visit.kind.${kind}`),
                ...(mode === 'IN_PERSON' ? [] : [t(`visit.mode.${mode}`)]),
                ...(hasSpecialist ? [t('today.with', { specialist: fullName(specialist) })] : []),
                // Of one who came or did not, what they had answered is past.
                ...(answer === null || attendance !== null ? [] : [t(`visit.answer.${answer}`)]),
                ...(attendance === 'ATTENDED' ? [t('visit.attendance.ATTENDED')] : []),
                ...(isOver && attendance === null ? [t('today.over')] : []),
              ].join(' · ')}
            </Text>
          </Inline>
          {visit.changes !== null && !isOver && attendance !== 'MISSED' && (
            <Changes visit={visit} changes={visit.changes} />
          )}
          {hasBegun && attendance === null && attendanceOfVisit(visit, t)}
        </Stack>
      </Inline>
    </Box>
  );
}

/** The sentence that matters, and below it what it is compared with. */
function Changes({ visit, changes }: { visit: TodayVisit; changes: readonly VisitChange[] }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const zone = useOwnZone();
  const { lastVisitAt } = visit;
  const since =
    lastVisitAt === null
      ? t(changes.length === 0 ? 'today.firstEmpty' : 'today.first')
      : t(changes.length === 0 ? 'today.nothing' : 'today.since', {
          day: formats.date(lastVisitAt, zone),
        });
  return (
    <>
      <VisitChanges
        changes={changes}
        patientId={visit.patient.id}
        label={t('today.changes', { name: fullName(visit.patient) })}
      />
      <Text as="p" size="sm" tone="muted">
        {since}
      </Text>
    </>
  );
}
