import {
  proteinCaution,
  proteinGrams,
  sharesWithProtein,
  type MacroShares,
  type ProteinWeight,
  type ProteinWeightBasis,
} from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

export interface ProteinPerKgProps {
  kcal: number;
  shares: MacroShares;
  /** The actual weight, and with obesity the adjusted one. */
  weights: readonly ProteinWeight[];
  weighedOn: string;
  isAdult: boolean;
  canEdit: boolean;
  onApply: (shares: MacroShares) => void;
}

/** Protein of a plan in grams for each kilogram of a weight that is named, and the shares that a typed amount comes to. */
export function ProteinPerKg({
  kcal,
  shares,
  weights,
  weighedOn,
  isAdult,
  canEdit,
  onApply,
}: ProteinPerKgProps) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const [typed, setTyped] = useState<number | null>(null);
  const [basis, setBasis] = useState<ProteinWeightBasis>(weights.at(-1)?.basis ?? 'ACTUAL');
  const grams = proteinGrams(kcal, shares.PROTEIN);
  const weightText = ({ kg }: ProteinWeight) => `${formats.number(kg, 1)} kg`;
  const chosen = weights.find((one) => one.basis === basis) ?? weights[0];
  const adjusted = weights.find(({ idealKg }) => idealKg !== null);
  const isTyped = typed !== null && typed > 0;
  const wanted =
    isTyped && chosen ? sharesWithProtein({ kcal, gramsPerKg: typed, kg: chosen.kg }, shares) : null;
  const caution = isAdult && chosen ? proteinCaution(isTyped ? typed : grams / chosen.kg) : null;
  return (
    <Card title={t('protein.title')}>
      <Stack gap="sm">
        <DescriptionList
          items={weights.map((weight) => ({
            term: t(`protein.weight.${weight.basis}`),
            detail: t('protein.line', {
              perKg: formats.number(grams / weight.kg, 2),
              kg: weightText(weight),
            }),
          }))}
        />
        <Text size="sm" tone="muted">
          {t('protein.of', { grams: t('grams', { value: formats.number(grams) }) })}.{' '}
          {t('protein.measuredOn', { day: formats.day(weighedOn) })}{' '}
          {adjusted?.idealKg != null &&
            t('protein.adjusted', { ideal: `${formats.number(adjusted.idealKg, 1)} kg` })}
        </Text>
        {canEdit && (
          <>
            <NumberField
              label={t('protein.perKg')}
              unit="g/kg"
              value={typed}
              onChange={setTyped}
              min={0}
              max={4}
              step={0.1}
              maxDecimals={2}
            />
            {weights.length > 1 && (
              <RadioGroup
                label={t('protein.basis')}
                layout="row"
                value={basis}
                onChange={setBasis}
                options={weights.map((weight) => ({
                  id: weight.basis,
                  label: `${t(`protein.weight.${weight.basis}`)} (${weightText(weight)})`,
                }))}
              />
            )}
            {isTyped && wanted === null && (
              <InlineMessage tone="warning">{t('protein.noRoom')}</InlineMessage>
            )}
            <Inline gap="sm" align="center">
              <Button isDisabled={wanted === null} onPress={() => wanted && onApply(wanted)}>
                {t('protein.apply')}
              </Button>
              <Text size="sm" tone="muted">
                {t('protein.applied')}
              </Text>
            </Inline>
          </>
        )}
        {caution && <InlineMessage tone="warning">{t(`protein.caution.${caution}`)}</InlineMessage>}
      </Stack>
    </Card>
  );
}
