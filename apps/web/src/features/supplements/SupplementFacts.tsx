import type { Supplement } from '@healzy/api/supplements';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Link, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { LimitText } from './LimitText.tsx';
import { useSupplementLabels } from './useSupplementLabels.ts';

type Ingredient = Supplement['ingredients'][number];

/** What a supplement is, where it is bought, and what is in it. */
export function SupplementFacts({ supplement }: { supplement: Supplement }) {
  const { t } = useTranslation(['supplements', 'app']);
  const labels = useSupplementLabels();
  const columns = useIngredientColumns();
  const none = t('app:value.none');
  const { shoppingUrl, servingAmount, servingUnit, ingredients } = supplement;
  const serving = labels.amount(servingAmount, servingUnit);
  return (
    <>
      <Card title={t('section.identity')}>
        <DescriptionList
          items={[
            { term: t('field.category'), detail: t(`category.${supplement.category}`) },
            { term: t('field.origin'), detail: t(`origin.${supplement.origin}`) },
            { term: t('field.internalName'), detail: supplement.internalName ?? none },
            { term: t('field.description'), detail: labels.description(supplement) ?? none },
            { term: t('field.discountCode'), detail: supplement.discountCode ?? none },
            {
              term: t('field.shoppingUrl'),
              detail: shoppingUrl ? (
                <Link href={shoppingUrl} target="_blank">
                  {shoppingUrl}
                </Link>
              ) : (
                none
              ),
            },
            { term: t('field.patients'), detail: labels.number(supplement.patientCount) },
          ]}
        />
      </Card>
      <Card title={t('section.composition')}>
        {ingredients.length === 0 ? (
          <Text as="p">{t('noIngredients')}</Text>
        ) : (
          <Table<Ingredient>
            caption={t('perServing', { serving })}
            columns={columns}
            rows={ingredients}
            getRowId={(one) => `${one.code} ${one.name ?? ''}`}
          />
        )}
      </Card>
    </>
  );
}

function useIngredientColumns(): TableColumn<Ingredient>[] {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  return [
    { id: 'name', header: t('column.ingredient'), cell: labels.ingredient, isRowHeader: true, minWidth: 140 },
    {
      id: 'amount',
      header: t('column.amount'),
      cell: ({ amount, unit }) => labels.weight(amount, unit),
      align: 'end',
    },
    {
      id: 'limit',
      header: t('column.published'),
      cell: ({ code }) => <LimitText code={code} />,
      minWidth: 200,
    },
  ];
}
