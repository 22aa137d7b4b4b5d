import type { PatientSummary } from '@healzy/api/patients';
import { serverNow } from '@healzy/api/runtime/server-clock';
import {
  isPatientField,
  type PatientColumn,
  type PatientField,
  PATIENT_COLUMNS,
} from '@healzy/domain/patients';
import { elapsedSince } from '@healzy/domain/shared';
import { Badge } from '@healzy/ui/components/Badge';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import type { DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Icon, Inline, type LucideIcon, Stack, Text } from '@healzy/ui/primitives';
import { Activity, Watch } from 'lucide-react';
import { Fragment } from 'react';
import { testName } from '@healzy/domain/medical-tests';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { useFindingText } from '../../app/useFindingText.ts';
import { CutText } from '../../app/lists/CutText.tsx';
import { useOwnZone } from '../../state/own-zone.ts';
import { principalOf } from './principal.ts';

const DANGER = 3;

type Column = Omit<DataTableColumn<PatientSummary>, 'id' | 'header'>;
/** Columns of text, shown alike unless a column says otherwise. */
type TextColumn = Exclude<Extract<PatientColumn, PatientField>, 'birthdate' | 'sex'>;
type Columns = Record<Exclude<PatientColumn, TextColumn>, Column> & Partial<Record<TextColumn, Column>>;

/** Columns of the patient list, with the ids that its file and its saved views use too. */
export function usePatientColumns(): readonly DataTableColumn<PatientSummary>[] {
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const language = useLanguage();
  const zone = useOwnZone();
  const none = t('app:value.none');
  const cut = (text: string | null) => (text ? <CutText text={text} /> : none);
  const moment = (when: string) => <Text isNumeric>{when}</Text>;
  const columns: Columns = {
    patient: {
      width: 'minmax(12rem, 2fr)',
      isSortable: true,
      isAlwaysShown: true,
      onCard: 'title',
      cell: (patient) => <NameWithFinding patient={patient} />,
    },
    email: {
      width: 'minmax(12rem, 2fr)',
      isSortable: true,
      onCard: 'detail',
      cell: (patient) => cut(patient.email),
    },
    phone: {
      width: 'minmax(9rem, 1fr)',
      cell: (patient) => <Text isNumeric>{patient.phone ?? none}</Text>,
    },
    age: { width: '5rem', align: 'end', isSortable: true, cell: (patient) => formats.number(patient.age) },
    birthdate: {
      width: '8rem',
      cell: (patient) => moment(formats.column.fullDay(patient.birthdate)),
    },
    sex: { width: '8rem', cell: (patient) => t(`sex.${patient.sex}`) },
    specialist: {
      width: 'minmax(9rem, 1.2fr)',
      cell: (patient) => {
        const principal = principalOf(patient.specialists);
        return cut(principal && fullName(principal));
      },
    },
    test: {
      width: 'minmax(8rem, 1fr)',
      cell: (patient) => cut(patient.testsInProgress.map((test) => testName(test.type, language)).join(', ')),
    },
    tags: {
      width: 'minmax(10rem, 1.4fr)',
      cell: (patient) => <PatientTags tags={patient.tags} none={none} />,
    },
    coupon: { width: 'minmax(7rem, 0.8fr)', cell: (patient) => cut(patient.coupon) },
    nextAppointment: {
      width: '9.5rem',
      isSortable: true,
      cell: (patient) => moment(formats.column.dateTime(patient.nextAppointment, zone)),
    },
    followUp: {
      width: '7.5rem',
      align: 'end',
      cell: ({ followUp }) => {
        if (followUp === null) return none;
        const percent = followUp.adherencePercent;
        return <Text isNumeric>{percent === null ? t('noneDue') : `${formats.number(percent)}\u00a0%`}</Text>;
      },
    },
    lastActivity: {
      width: '9.5rem',
      isSortable: true,
      cell: (patient) => moment(formats.column.dateTime(patient.lastActivity, zone)),
    },
    createdAt: {
      width: '7rem',
      isSortable: true,
      cell: (patient) => moment(formats.column.date(patient.createdAt, zone)),
    },
    state: {
      width: '7.5rem',
      onCard: 'aside',
      cell: (patient) => (
        <StatusPill
          tone={patient.state === 'ACTIVE' ? 'success' : 'neutral'}
          label={t(`state.${patient.state}`)}
        />
      ),
    },
  };
  const textColumn = (field: TextColumn): Column => ({
    width: 'minmax(8rem, 1fr)',
    cell: (patient) => cut(patient[field]),
  });
  return PATIENT_COLUMNS.map((id) => ({
    id,
    header: isPatientField(id) ? t(`form.${id}`) : t(`columns.${id}`),
    ...(columns[id] ?? textColumn(id as TextColumn)),
  }));
}

/** The name, and below it what somebody must act on: nobody has to open the record to learn of it. */
function NameWithFinding({ patient }: { patient: PatientSummary }) {
  const findingText = useFindingText();
  const silenceText = useSilenceLine();
  const { glucose, wearable } = patient;
  if (glucose === null && wearable === null) return fullName(patient);
  return (
    <Stack as="span" gap="none">
      <span>{fullName(patient)}</span>
      {glucose !== null && (
        <NameLine
          icon={Activity}
          tone={glucose.finding.risk === DANGER ? 'critical' : 'warning'}
          text={findingText(glucose.finding, glucose.rangeProfile, { isBrief: true })}
          title={findingText(glucose.finding, glucose.rangeProfile)}
        />
      )}
      {wearable !== null && <NameLine icon={Watch} tone="muted" text={silenceText(wearable)} />}
    </Stack>
  );
}

interface NameLineProps {
  icon: LucideIcon;
  tone: 'critical' | 'warning' | 'muted';
  text: string;
  title?: string;
}

const NameLine = ({ icon, tone, text, title = text }: NameLineProps) => (
  <Inline as="span" gap="xxs" isWrapping={false}>
    <Icon icon={icon} size="sm" tone={tone} />
    <Text size="sm" isTruncated title={title}>
      {text}
    </Text>
  </Inline>
);

/** Since when no device of a patient delivers. */
function useSilenceLine(): (wearable: NonNullable<PatientSummary['wearable']>) => string {
  const { t } = useTranslation('patients');
  return ({ state, silentSince }) => {
    if (silentSince === null) return t('wearable.never');
    const { unit, count } = elapsedSince(silentSince, serverNow());
    return t(`wearable.${state === 'LOST' ? 'lost' : unit}`, { count });
  };
}

/** The first two tags, and how many more there are; all of them on hover. */
function PatientTags({ tags, none }: { tags: readonly string[]; none: string }) {
  if (tags.length === 0) return none;
  const shown = tags.slice(0, 2);
  return (
    <Text isTruncated title={tags.join(', ')}>
      {shown.map((tag) => (
        <Fragment key={tag}>
          <Badge>{tag}</Badge>{' '}
        </Fragment>
      ))}
      {tags.length > shown.length && (
        <Text tone="muted" size="sm" isNumeric>
          +{tags.length - shown.length}
        </Text>
      )}
    </Text>
  );
}
