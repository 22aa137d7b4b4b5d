import type { TimelineEntry } from '@healzy/api/patients';
import { IdCard, Power, UserPlus, UsersRound } from 'lucide-react';
import { fullName } from '../../app/full-name.ts';
import { pathTo } from '../../app/paths.ts';
import type { RecordParts, RecordTools } from '../../app/record-parts.ts';

const specialistsIn = ({ people }: TimelineEntry, { t }: RecordTools): string => {
  const [principal, ...observers] = people.map(fullName);
  return [
    ...(principal ? [t('timeline.principal', { name: principal })] : []),
    ...(observers.length > 0 ? [t('timeline.observers', { names: observers.join(', ') })] : []),
  ].join(' · ');
};

/** The timeline entries and the alerts about the patient as such. */
export const patientsInRecord: RecordParts = {
  firstVisit: [
    {
      id: 'CARD',
      order: 10,
      isClinical: false,
      isDone: ({ weight, height }, { phone, access }) =>
        phone !== null && (access.clinical === 'none' || (weight !== null && height !== null)),
      action: 'updatePatient',
      hrefOf: (patientId) => pathTo('/patient/:patientId/configuration', { patientId }),
    },
  ],
  timeline: {
    PATIENT_CREATED: { icon: UserPlus, tone: 'accent', contentOf: specialistsIn },
    CARD_CHANGED: {
      icon: IdCard,
      tone: 'neutral',
      contentOf: ({ fields }, { t }) =>
        fields.length === 0
          ? undefined
          : t('timeline.changed', {
              fields: fields.map((field) => t(field === 'tags' ? 'tags.label' : `form.${field}`)).join(', '),
            }),
    },
    STATE_CHANGED: {
      icon: Power,
      tone: 'neutral',
      route: '/patient/:patientId/configuration/patientAccountState',
      titleOf: ({ code }, { t }) =>
        t(`timeline.kind.STATE_CHANGED_${code === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'}`),
    },
    SPECIALISTS_CHANGED: {
      icon: UsersRound,
      tone: 'neutral',
      route: '/patient/:patientId/configuration/specialists',
      contentOf: specialistsIn,
    },
  },
  alerts: {
    PRINCIPAL_AWAY: { tone: 'warning', route: '/patient/:patientId/configuration/specialists' },
  },
};
