import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { pathTo } from '../../app/paths.ts';
import { FollowUpAdherence } from './FollowUpAdherence.tsx';

export interface CurrentFollowUpCardProps {
  patient: Pick<Patient, 'id'>;
  summary: Pick<PatientRecordSummary, 'followUp'>;
}

/** The follow-up plan that runs, or else the last: how far it is, and the adherence to it. */
export function CurrentFollowUpCard({ patient, summary: { followUp: plan } }: CurrentFollowUpCardProps) {
  const { t } = useTranslation(['follow-up-record', 'follow-up-plans']);
  const formats = useFormats();
  if (plan === null)
    return (
      <Card title={t('title')}>
        <Text tone="muted">{t('none')}</Text>
      </Card>
    );
  const { doneCount, stepCount, overdueCount } = plan;
  return (
    <Card title={t('title')}>
      <Stack gap="sm">
        <Stack gap="xxs">
          <Text as="p" weight="medium">
            <Link
              href={pathTo('/patient/:patientId/plan-detail/:planId', {
                patientId: patient.id,
                planId: plan.id,
              })}
            >
              {t('follow-up-plans:one', { type: t(`follow-up-plans:type.${plan.type}`) })}
            </Link>
          </Text>
          <Text as="p" size="sm" tone="muted">
            {[
              t(`follow-up-plans:state.${plan.state}`),
              t('follow-up-plans:progress', { done: doneCount, total: stepCount }),
              ...(overdueCount === 0
                ? []
                : [
                    t('follow-up-plans:overdue', {
                      count: overdueCount,
                      formatted: formats.number(overdueCount),
                    }),
                  ]),
            ].join(' · ')}
          </Text>
        </Stack>
        <DescriptionList
          items={[{ term: t('adherence.field'), detail: <FollowUpAdherence plan={plan} /> }]}
        />
      </Stack>
    </Card>
  );
}
