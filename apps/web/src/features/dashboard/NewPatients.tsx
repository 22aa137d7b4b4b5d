import type { Dashboard } from '@healzy/api/dashboard';
import { Avatar } from '@healzy/ui/components/Avatar';
import { Card } from '@healzy/ui/components/Card';
import { List } from '@healzy/ui/components/List';
import { Link, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { pathTo } from '../../app/paths.ts';
import { When } from '../../app/When.tsx';

/** The latest new patients of the period. */
export function NewPatients({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      level={4}
      title={t('newPatients.title')}
      actions={
        <Link href={pathTo('/patients')} look="standalone">
          {t('newPatients.all')}
        </Link>
      }
    >
      {dashboard.newPatients.length === 0 ? (
        <Text as="p" tone="muted">
          {t('newPatients.none')}
        </Text>
      ) : (
        <List
          label={t('newPatients.title')}
          items={dashboard.newPatients.map((patient) => ({
            id: patient.id,
            title: fullName(patient),
            meta: patient.principal === null ? undefined : fullName(patient.principal),
            leading: <Avatar name={fullName(patient)} size="sm" />,
            trailing: <When at={patient.activatedAt} zone={dashboard.zone} isDay />,
            href: pathTo('/patient/:patientId', { patientId: patient.id }),
          }))}
        />
      )}
    </Card>
  );
}
