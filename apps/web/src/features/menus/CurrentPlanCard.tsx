import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { foodName } from '@healzy/domain/foods';
import { MACROS, shareDigits } from '@healzy/domain/nutritional-plans';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { pathTo } from '../../app/paths.ts';
import { useLanguage } from '../../state/language.ts';
import { menusOfPlan } from './menus-address.ts';

export interface CurrentPlanCardProps {
  patient: Pick<Patient, 'id'>;
  summary: Pick<PatientRecordSummary, 'nutritionalPlan'>;
}

/** The nutritional plan that matters today, and which of its coming meals the patient cannot eat. */
export function CurrentPlanCard({ patient, summary: { nutritionalPlan: plan } }: CurrentPlanCardProps) {
  const { t } = useTranslation('menu-record');
  const formats = useFormats();
  const language = useLanguage();
  if (plan === null)
    return (
      <Card title={t('title')}>
        <Text tone="muted">{t('none')}</Text>
      </Card>
    );
  const { restricted, completeDays, eaten, energyKcal } = plan;
  const menus = menusOfPlan({ id: plan.id, patientId: patient.id });
  const shares = MACROS.map((macro) =>
    t(`share.${macro}`, {
      share: formats.number(plan.macroShares[macro], shareDigits(plan.macroShares[macro])),
    }),
  );
  const more = restricted.meals - restricted.first.length;
  return (
    <Card title={t('title')}>
      <Stack gap="sm">
        <Stack gap="xxs">
          <Text as="p" weight="medium">
            <Link
              href={pathTo('/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data', {
                patientId: patient.id,
                nutritionalPlan: plan.id,
              })}
            >
              {plan.name}
            </Link>
          </Text>
          <Text as="p" size="sm" tone="muted">
            {plan.week === null
              ? t(`phase.${plan.phase === 'ENDED' ? 'ENDED' : 'UPCOMING'}`, {
                  day: formats.day(plan.startDate),
                  count: plan.weeks,
                })
              : t('week', { week: plan.week, weeks: plan.weeks })}
          </Text>
        </Stack>
        {restricted.meals > 0 && (
          <Banner
            tone="critical"
            title={t('restricted', { count: restricted.meals })}
            actions={
              <Button size="small" intent="primary" href={menus}>
                {t('open')}
              </Button>
            }
          >
            <Stack as="ul" gap="none">
              {restricted.first.map(({ date, meal, nameEs, nameEn }) => (
                <li key={`${date} ${meal}`}>
                  <Text size="sm">
                    {t('meal', {
                      day: formats.shortDay(date),
                      food:
                        nameEs === null && nameEn === null
                          ? t('gone')
                          : foodName({ nameEs, nameEn }, language),
                    })}
                  </Text>
                </li>
              ))}
              {more > 0 && (
                <li>
                  <Text size="sm">{t('more', { count: more })}</Text>
                </li>
              )}
            </Stack>
          </Banner>
        )}
        <DescriptionList
          items={[
            {
              term: t('energy'),
              detail: energyKcal === null ? t('noEnergy') : `${formats.number(energyKcal)}\u00a0kcal`,
            },
            { term: t('shares'), detail: shares.join(' · ') },
            {
              term: t('menus'),
              detail: <Link href={menus}>{t('days', completeDays)}</Link>,
            },
            ...(eaten === null
              ? []
              : [
                  {
                    term: t('eaten'),
                    detail: t('meals', {
                      ...eaten,
                      share: eaten.of === 0 ? '0' : formats.number((eaten.count / eaten.of) * 100, 0),
                    }),
                  },
                ]),
          ]}
        />
      </Stack>
    </Card>
  );
}
