import type { EnergyDoubt } from '@healzy/domain/nutritional-plans';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { usePlanLabels } from './usePlanLabels.ts';

/** Why a named person has to answer for an energy, and where its limit is from. */
export function EnergyDoubtText({ kcal, doubt }: { kcal: number; doubt: EnergyDoubt }) {
  const { t } = useTranslation('nutritional-plans');
  const labels = usePlanLabels();
  const formats = useFormats();
  const why = t(`energy.doubt.${doubt.kind}`, {
    value: labels.kcal(kcal),
    limit: labels.kcal(doubt.limitKcal),
    group: t(`energy.group.${doubt.group}`),
  });
  return (
    <InlineMessage tone="warning">
      {why}{' '}
      {doubt.also &&
        t('energy.also', { groups: formats.list(doubt.also.map((each) => t(`energy.group.${each}`))) })}{' '}
      {t(`energy.limitSource.${doubt.source}`)}
    </InlineMessage>
  );
}
