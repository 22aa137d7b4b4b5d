import type { Dish } from '@healzy/api/dishes';
import { Button } from '@healzy/ui/components/Button';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { PrintBlock, PrintLayout } from '@healzy/ui/patterns/PrintLayout';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepList, useDishFacts, useDishFigures, useDishSteps, useIngredientLines } from './DishParts.tsx';
import { useDishLabels } from './useDishLabels.ts';

/** A dish as a sheet to print: what goes in, how it is made, whom it is not for, and its figures. */
export function DishPaper({ dish, onClose }: { dish: Dish; onClose: () => void }) {
  const { t } = useTranslation(['dishes', 'foods']);
  const labels = useDishLabels();
  const steps = useDishSteps(dish);
  const facts = useDishFacts(dish);
  const lines = useIngredientLines(dish);
  const figures = useDishFigures(dish);
  return (
    <PrintLayout
      label={t('paper.title')}
      actions={
        <>
          <Button icon={ArrowLeft} onPress={onClose}>
            {t('paper.back')}
          </Button>
          <Button intent="primary" icon={Printer} onPress={() => window.print()}>
            {t('paper.print')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Heading level={2} size="lg">
          {labels.name(dish)}
        </Heading>
        <Block title={t('ingredient.title', { count: dish.servings ?? 1 })}>
          <DescriptionList items={lines.map(({ name, amount }) => ({ term: name, detail: amount }))} />
        </Block>
        {steps.length > 0 && (
          <Block title={t('steps.title')}>
            <StepList steps={steps} />
          </Block>
        )}
        <Block title={t('facts.title')}>
          <DescriptionList items={facts} />
          <Text as="p" size="sm">
            {t('foods:page.traces')}
          </Text>
        </Block>
        <Block title={t('figures.title', { grams: labels.grams(dish.servingGrams) })}>
          <DescriptionList items={figures} />
        </Block>
      </Stack>
    </PrintLayout>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PrintBlock>
      <Stack as="section" gap="xs">
        <Heading level={3} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </PrintBlock>
  );
}
