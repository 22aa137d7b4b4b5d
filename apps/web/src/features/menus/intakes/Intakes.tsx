import { nutrientFacts } from '@healzy/domain/foods';
import type { DailyIntakes, NutrientIntake, ReferencePerson } from '@healzy/domain/menus';
import { NutrientBars, type NutrientAmount } from '@healzy/ui/charts/NutrientBars';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { IntakeSources } from './IntakeSources.tsx';
import { useIntakeLabels } from './useIntakeLabels.ts';

const GROUPS = ['MAIN', 'MINERALS', 'VITAMINS', 'OTHER'] as const;

export interface IntakesProps {
  /** Of which days. */
  label: string;
  intakes: DailyIntakes;
  /** Null while the age is not known. */
  person: ReferencePerson | null;
}

/** What a day contains beside the reference intakes, what it is compared with, and what the comparison does not know. */
export function Intakes({ label, intakes, person }: IntakesProps) {
  const { t } = useTranslation(['menus', 'foods']);
  const labels = useIntakeLabels();
  if (intakes.days === 0) return <EmptyState title={t('intakes.none')} description={t('intakes.noneText')} />;
  const groups = GROUPS.map((id) => ({
    id,
    ...(id === 'MAIN' ? {} : { name: t(`foods:page.groups.${id}`) }),
    nutrients: intakes.nutrients
      .filter(({ nutrient }) => nutrientFacts(nutrient).group === id)
      .map((intake) => rowOf(intake, labels)),
  }));
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Text as="p" weight="semibold">
          {intakes.days === 1 ? label : t('intakes.average', { label, days: intakes.days })}
        </Text>
        <Text as="p" size="sm" tone="muted">
          {labels.person(person)}
        </Text>
      </Stack>
      {intakes.unweighed.length > 0 && (
        <InlineMessage tone="warning">
          {t('intakes.unweighed', { count: intakes.unweighed.length })}
        </InlineMessage>
      )}
      <NutrientBars label={t('intakes.table', { label })} groups={groups} />
      <Text as="p" size="sm" tone="muted">
        {t('intakes.scope')}
      </Text>
      <Disclosure title={t('intakes.sources')}>
        <IntakeSources intakes={intakes.nutrients} person={person} />
      </Disclosure>
    </Stack>
  );
}

/**
 * A bar says under, inside or over. What is not decided, because foods have no figure, gets no bar, and what is known of
 * it in words.
 */
function rowOf(
  { nutrient, amount, reference, verdict, ...rest }: NutrientIntake,
  labels: ReturnType<typeof useIntakeLabels>,
): NutrientAmount {
  const { decimals, unit } = nutrientFacts(nutrient);
  const rounded = (value: number) => Number(value.toFixed(decimals));
  const isUnsure = verdict === 'UNSURE';
  const remarks = [
    ...(isUnsure && amount !== null ? [labels.atLeast(nutrient, amount)] : []),
    ...(rest.isLowerBound && amount !== null ? [labels.unknownShares(rest)] : []),
  ].filter((note) => note !== '');
  const bounds =
    reference &&
    (reference.kind === 'SAFE'
      ? { max: rounded(reference.amount) }
      : { min: rounded(reference.amount), ...(reference.limit ? { max: reference.limit.amount } : {}) });
  return {
    id: nutrient,
    name: labels.nutrient(nutrient),
    amount: isUnsure || amount === null ? null : rounded(amount),
    unit,
    ...(bounds ? { reference: bounds } : {}),
    ...(remarks.length > 0 ? { note: remarks.join(' ') } : {}),
  };
}
