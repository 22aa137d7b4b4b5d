import type { Patient } from '@healzy/api/patients';
import { may, type Action, type RouteId } from '@healzy/domain/session';
import { Card } from '@healzy/ui/components/Card';
import { List } from '@healzy/ui/components/List';
import { Icon, type LucideIcon } from '@healzy/ui/primitives/Icon';
import { useAtomValue } from 'jotai';
import { FilePlus, FlaskConical, Ruler, Send, StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../app/paths.ts';
import { rolesAtom } from '../../state/account.ts';
import { placeInRecord } from './patient-places.ts';

interface QuickAction {
  readonly id: 'weight' | 'note' | 'test' | 'intake' | 'document';
  readonly icon: LucideIcon;
  readonly route: RouteId;
  readonly action: Action;
  readonly isClinical: boolean;
}

/** What is done most often with a patient, and where. */
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
export function PatientQuickActions({ patient }: { patient: Patient }) {
  const { t } = useTranslation('patients');
  const roles = useAtomValue(rolesAtom);
  const items = ACTIONS.flatMap(({ id, icon, route, action, isClinical }) => {
    const level = isClinical ? patient.access.clinical : patient.access.identity;
    const href = placeInRecord(route, patient.id, roles);
    if (href === undefined || level !== 'edit' || !may(action, roles)) return [];
    return [{ id, title: t(`quick.${id}`), href, leading: <Icon icon={icon} tone="muted" /> }];
  });
  if (items.length === 0) return null;
  return (
    <Card title={t('quick.title')}>
      <List label={t('quick.title')} items={items} />
    </Card>
  );
}
