import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { may } from '@healzy/domain/session';
import { Card } from '@healzy/ui/components/Card';
import { List } from '@healzy/ui/components/List';
import { Icon } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { askingFor } from '../../app/useOpenIntent.ts';
import { useRoles } from '../../state/account.ts';
import { placeInRecord } from './patient-places.ts';
import { recordParts } from './record-parts.ts';

/** What this user may do with this patient, one press away. */
export function PatientQuickActions({
  patient,
  tests,
}: { patient: Patient } & Pick<PatientRecordSummary, 'tests'>) {
  const { t } = useTranslation('patients');
  const roles = useRoles();
  const items = recordParts().quickActions.flatMap(({ id, icon, route, action, isClinical, asks }) => {
    const level = isClinical ? patient.access.clinical : patient.access.identity;
    const href = placeInRecord(route, patient.id, roles);
    if (href === undefined || level !== 'edit' || !may(action, roles)) return [];
    const leading = <Icon icon={icon} tone="muted" />;
    const opensForm = asks?.({ tests }) ?? true;
    return [{ id, title: t(`quick.${id}`), href: opensForm ? askingFor(href, id) : href, leading }];
  });
  if (items.length === 0) return null;
  return (
    <Card title={t('quick.title')}>
      <List label={t('quick.title')} items={items} />
    </Card>
  );
}
