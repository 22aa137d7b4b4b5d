import { findPatients } from '@healzy/api/patients';
import { useNutritionalPlanPages } from '@healzy/api/nutritional-plans';
import { useApi } from '@healzy/api/runtime';
import { Button } from '@healzy/ui/components/Button';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Select } from '@healzy/ui/components/Select';
import { Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { itemsOf } from '../../app/lists/paged.ts';
import { usePlanLabels } from './usePlanLabels.ts';

export interface PlanSourceProps {
  value: string | null;
  onChange: (planId: string | null) => void;
}

/** A plan that another one begins with, found by its patient; and what of it comes along. */
export function PlanSource({ value, onChange }: PlanSourceProps) {
  const { t } = useTranslation('nutritional-plans');
  const scope = useApi();
  const [isOpen, setOpen] = useState(false);
  const [patient, setPatient] = useState<string | null>(null);
  const search = async (text: string, signal: AbortSignal) =>
    (await findPatients(scope, text, signal)).map((one) => ({
      ...{ id: one.id, label: fullName(one), description: one.email },
    }));
  if (!isOpen)
    return (
      <div>
        <Button size="small" intent="quiet" onPress={() => setOpen(true)}>
          {t('from.action')}
        </Button>
      </div>
    );
  return (
    <Stack gap="md" role="group" aria-label={t('from.title')}>
      <ComboBox
        label={t('from.patient')}
        isOptional
        value={patient}
        onChange={(id) => {
          setPatient(id);
          onChange(null);
        }}
        options={[]}
        search={search}
        searchTexts={{ loading: t('from.searching'), failed: t('from.failed'), retry: t('from.retry') }}
        emptyText={t('from.noPatient')}
      />
      {patient !== null && (
        <PlanOfPatient key={patient} patientId={patient} value={value} onChange={onChange} />
      )}
      {value !== null && <InlineMessage tone="info">{t('from.text')}</InlineMessage>}
    </Stack>
  );
}

function PlanOfPatient({ patientId, value, onChange }: PlanSourceProps & { patientId: string }) {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  const pages = useNutritionalPlanPages(patientId, { limit: 100 });
  const plans = itemsOf(pages);
  if (pages.isSuccess && plans.length === 0)
    return <InlineMessage tone="info">{t('from.noPlans')}</InlineMessage>;
  return (
    <Select
      label={t('from.plan')}
      placeholder={t(pages.isError ? 'from.failed' : 'from.choose')}
      isDisabled={!pages.isSuccess}
      options={plans.map((plan) => ({
        id: plan.id,
        label: `${plan.name} · ${labels.period(plan)}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
