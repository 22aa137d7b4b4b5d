import { type Patient, type PatientAlert, usePatientSummary } from '@healzy/api/patients';
import type { RecordAlert, RecordFrameProps } from '@healzy/ui/patterns/RecordFrame';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { contributed } from '../../app/modules.ts';
import type { AlertTools, RecordTools } from '../../app/record-parts.ts';
import { useFindingText } from '../../app/useFindingText.ts';
import { useRoles } from '../../state/account.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { testHref } from '../medical-tests/medical-test-places.ts';
import { placeInRecord } from './patient-places.ts';
import { principalOf } from './principal.ts';
import { recordParts } from './record-parts.ts';

type Summary = Omit<RecordFrameProps, 'crumbId' | 'tabs' | 'children'>;

/** Alerts that no feature counts by themselves. */
const OTHERS = 'others';

/** What every page of a patient's record says about them in its line; the rest is in the window that opens from it. */
export function useRecordSummary(patientId: string, patient: Patient | undefined): Summary {
  const { t } = useTranslation(['patients', 'app', 'patient-data']);
  const formats = useFormats();
  const roles = useRoles();
  const zone = useOwnZone();
  const query = usePatientSummary(patientId);
  const findingText = useFindingText();
  const tools: AlertTools = { t, formats, findingText };
  const name = patient ? fullName(patient) : '';
  const principal = patient ? principalOf(patient.specialists) : null;
  const next = query.data?.nextAppointment;
  const age = patient?.age ?? null;
  return {
    name,
    isLoading: !patient || query.isPending,
    detail: age === null ? undefined : { text: formats.number(age, 0), label: t('app:age', { count: age }) },
    alerts:
      query.isError && !query.data
        ? [unknownAlerts(tools)]
        : (query.data?.alerts ?? []).flatMap((alert) => alertsOf(alert, tools, patientId, roles)),
    countText: (kind, count) => countOf(kind, count, tools),
    states: patient
      ? [
          // The usual state goes without saying.
          ...(patient.state === 'ACTIVE'
            ? []
            : [{ id: 'state', label: t(`state.${patient.state}`), tone: 'neutral' as const }]),
          ...patient.testsInProgress.map((test) => ({
            id: test.id,
            label: test.name,
            sentence: t('area.activeTest', { name: test.name }),
            tone: 'info' as const,
            href: testHref({ patient: { id: patientId }, test }, roles),
          })),
        ]
      : [],
    facts: patient
      ? [
          ...(age === null ? [] : [{ term: t('info.age'), detail: t('app:age', { count: age }) }]),
          { term: t('form.sex'), detail: t(`sex.${patient.sex}`) },
          { term: t('columns.state'), detail: t(`state.${patient.state}`) },
          {
            term: t('columns.specialist'),
            detail: principal ? fullName(principal) : t('area.noSpecialist'),
          },
          ...(query.data
            ? [
                {
                  term: t('columns.nextAppointment'),
                  detail: next ? formats.dateTime(next.startsAt, zone) : t('area.noNext'),
                },
              ]
            : []),
        ]
      : [],
    labels: { record: t('area.label') },
  };
}

/** An alert as chips: one each for what it says one by one. */
function alertsOf(
  alert: PatientAlert,
  tools: AlertTools,
  patientId: string,
  roles: Parameters<typeof placeInRecord>[2],
): readonly RecordAlert[] {
  const { t } = tools;
  const {
    tone,
    route,
    textOf,
    hrefOf,
    chipsOf,
    countOf: counts,
  } = contributed(recordParts().alerts, alert.kind);
  const id = `${alert.kind} ${alert.subjectId}`;
  const sentence = textOf?.(alert, tools) ?? t(`alert.${alert.kind}`, { name: alert.text ?? '' });
  const common = {
    tone,
    group: counts ? alert.kind : OTHERS,
    // What is counted by itself, allergies, is not hidden behind another danger.
    isNamedFirst: counts !== undefined,
    href: hrefOf?.(alert, patientId) ?? placeInRecord(route, patientId, roles),
  };
  const chips = chipsOf?.(alert, tools) ?? [];
  return chips.length === 0
    ? [{ ...common, id, text: t(`alert.short.${alert.kind}`), sentence }]
    : chips.map((text) => ({ ...common, id: `${id} ${text}`, text }));
}

function countOf(group: string, count: number, tools: RecordTools): string {
  const look = [...recordParts().alerts].find(([kind]) => kind === group)?.[1];
  return look?.countOf?.(count, tools) ?? tools.t('alert.count', { count });
}

/** An answer that is missing must not read as “no allergies”. */
function unknownAlerts({ t }: RecordTools): RecordAlert {
  return {
    id: 'unknown',
    group: OTHERS,
    tone: 'warning',
    text: t('alert.unknownShort'),
    sentence: t('alert.unknown'),
  };
}
