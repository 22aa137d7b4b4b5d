import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { mayCreateCgmTest } from '@healzy/domain/medical-tests';
import { may, type Action, type RouteId } from '@healzy/domain/session';
import { Card } from '@healzy/ui/components/Card';
import { List } from '@healzy/ui/components/List';
import { Icon, type LucideIcon } from '@healzy/ui/primitives/Icon';
import { useAtomValue } from 'jotai';
import { FilePlus, FlaskConical, Ruler, Send, StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../app/paths.ts';
import { askingFor } from '../../app/useAsked.ts';
import { rolesAtom } from '../../state/account.ts';
import { placeInRecord } from './patient-places.ts';

interface QuickAction {
  readonly id: 'weight' | 'note' | 'test' | 'intake' | 'document';
  readonly icon: LucideIcon;
  readonly route: RouteId;
  readonly action: Action;
  readonly isClinical: boolean;
}

/** What is done most often with a patient, and the screen that asks for it (`useAsked` with the same id). */
const ACTIONS: readonly QuickAction[] = [
  { id: 'note', icon: StickyNote, route: ROUTES.notes, action: 'createNote', isClinical: true },
  {
    id: 'weight',
    icon: Ruler,
    route: ROUTES.patientDataAnthropometric,
    action: 'createBodyMeasurement',
    isClinical: true,
  },
  {
    id: 'test',
    icon: FlaskConical,
    route: ROUTES.medicalTests,
    action: 'createMedicalTest',
    isClinical: true,
  },
  {
    id: 'intake',
    icon: Send,
    route: ROUTES.patientDataAnthropometric,
    action: 'createIntake',
    isClinical: true,
  },
  {
    id: 'document',
    icon: FilePlus,
    route: ROUTES.patientDocuments,
    action: 'createDocument',
    isClinical: false,
  },
];

/** What this person may do with this patient, one press away. */
export function PatientQuickActions({
  patient,
  tests,
}: { patient: Patient } & Pick<PatientRecordSummary, 'tests'>) {
  const { t } = useTranslation('patients');
  const roles = useAtomValue(rolesAtom);
  const items = ACTIONS.flatMap(({ id, icon, route, action, isClinical }) => {
    const level = isClinical ? patient.access.clinical : patient.access.identity;
    const href = placeInRecord(route, patient.id, roles);
    if (href === undefined || level !== 'edit' || !may(action, roles)) return [];
    // A file is chosen where it is filed; and while a test runs, its screen says why there is no second one.
    const asks = id === 'test' ? mayCreateCgmTest(tests.active) : id !== 'document';
    const leading = <Icon icon={icon} tone="muted" />;
    return [{ id, title: t(`quick.${id}`), href: asks ? askingFor(href, id) : href, leading }];
  });
  if (items.length === 0) return null;
  return (
    <Card title={t('quick.title')}>
      <List label={t('quick.title')} items={items} />
    </Card>
  );
}
