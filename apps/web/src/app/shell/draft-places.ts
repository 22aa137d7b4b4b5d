import type app from '../../locales/es/app.json';
import { pathTo } from '../paths.ts';
import { askingFor } from '../useAsked.ts';

/** Key of a form's name under `draft.form` in `app.json`. */
export type DraftForm = keyof (typeof app)['draft']['form'];

/** What a draft is of, and where it is gone on with; support stands at no address. */
export interface DraftPlace {
  readonly form: DraftForm;
  readonly href: string | null;
}

const OF_PATIENT: Readonly<Record<string, (patientId: string, rest: string) => DraftPlace | null>> = {
  '': (patientId) => ({ form: 'patient', href: pathTo('configurationPatientData', { patientId }) }),
  specialists: (patientId) => ({
    form: 'specialists',
    href: pathTo('configurationSpecialists', { patientId }),
  }),
  measurements: (patientId, measurementId) => ({
    form: 'measurement',
    href: askingFor(
      pathTo('patientDataAnthropometric', { patientId }),
      measurementId === 'new' ? 'weight' : `measurement.${measurementId}`,
    ),
  }),
  notes: (patientId, noteId) => ({
    form: 'note',
    href:
      noteId === 'new'
        ? askingFor(pathTo('notes', { patientId }), 'note')
        : `${askingFor(pathTo('notes', { patientId }), 'edit')}&note=${encodeURIComponent(noteId)}`,
  }),
  data: (patientId, section) => ({
    form: 'answers',
    href: `${pathTo('patientData', { patientId })}/${encodeURIComponent(section)}`,
  }),
};

function appointmentHref(id: string, patientId: string): string {
  if (id !== 'new') return `${pathTo('appointments')}?appointment=${encodeURIComponent(id)}`;
  return askingFor(
    patientId === '' ? pathTo('appointments') : pathTo('patientInfo', { patientId }),
    'appointment',
  );
}

/** Where the form of this draft stands; null for one that this version of the product no longer has. */
export function draftPlace(key: string): DraftPlace | null {
  const [word = '', first = '', part = '', rest = ''] = key.split('/');
  switch (word) {
    case 'patients':
      if (first === 'new') return { form: 'newPatient', href: pathTo('patients') };
      return OF_PATIENT[part]?.(first, rest) ?? null;
    case 'medical-tests':
      return { form: 'test', href: askingFor(pathTo('medicalTests', { patientId: part }), 'test') };
    case 'appointments':
      return { form: 'appointment', href: appointmentHref(first, part) };
    case 'working-hours':
      return { form: 'workingHours', href: askingFor(pathTo('appointments'), `hours.${first}`) };
    case 'users':
      return first === 'new'
        ? { form: 'invitation', href: askingFor(pathTo('users'), 'invitation') }
        : { form: 'user', href: `${pathTo('users')}?person=${encodeURIComponent(first)}` };
    case 'profile':
      return { form: 'profile', href: pathTo('profile') };
    case 'accounts':
      return { form: 'account', href: pathTo('accountSettings') };
    case 'support':
      return { form: 'support', href: null };
    default:
      return null;
  }
}
