import { Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { usePlanLabels } from './usePlanLabels.ts';

/** How far the energy of a plan is from what a formula predicts: a deficit or a surplus. */
export function EnergyDifference({ kcal, predicted }: { kcal: number; predicted: number }) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const labels = usePlanLabels();
  const difference = Math.round(kcal - predicted);
  const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text);
  const percent = Math.round((100 * difference) / predicted);
  return (
    <Text tone="muted">
      {difference === 0
        ? t('energy.equal')
        : t('energy.against', {
            difference: signed(difference, labels.kcal(difference)),
            percent: signed(percent, formats.percent(percent)),
          })}
    </Text>
  );
}
