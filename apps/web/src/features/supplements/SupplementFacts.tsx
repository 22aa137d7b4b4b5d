import type { Supplement } from '@healzy/api/supplements';
import {
  type PlainSupplementField,
  SUPPLEMENT_FIELD_NAMES,
  SUPPLEMENT_FIELDS,
  type SupplementField,
} from '@healzy/domain/supplements';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Link, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { usePlainText } from '../../app/forms/usePlainText.ts';
import { LimitText } from './LimitText.tsx';
import { useSupplementLabels } from './useSupplementLabels.ts';

type Ingredient = Supplement['ingredients'][number];

/** Fields that are shown in a way of their own, or elsewhere on the page. */
const SHOWN: readonly SupplementField[] = [
  ...([
    'name',
    'nameEn',
    'category',
    'internalName',
    'description',
    'descriptionEn',
    'discountCode',
  ] as const),
  ...(['shoppingUrl', 'servingAmount', 'servingUnit', 'ingredients'] as const),
];
const OTHERS = SUPPLEMENT_FIELD_NAMES.filter((name): name is PlainSupplementField => !SHOWN.includes(name));

/** What a supplement is, where it is bought, and what is in it. */
export function SupplementFacts({ supplement }: { supplement: Supplement }) {
  const { t } = useTranslation(['supplements', 'app']);
  const labels = useSupplementLabels();
  const columns = useIngredientColumns();
  const plainText = usePlainText('supplements');
  const plainFact = (name: PlainSupplementField) => ({
    term: t(`field.${name}`),
    detail: plainText(SUPPLEMENT_FIELDS[name].control, supplement[name]),
  });
  const none = t('app:value.none');
  const { shoppingUrl, servingAmount, servingUnit, ingredients } = supplement;
  const serving = labels.amount(servingAmount, servingUnit);
  return (
    <>
      <Card title={t('section.identity')}>
        <DescriptionList
          items={[
            plainFact('category'),
            { term: t('field.origin'), detail: t(`origin.${supplement.origin}`) },
            plainFact('internalName'),
            { term: t('field.description'), detail: labels.description(supplement) ?? none },
            plainFact('discountCode'),
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
            ...OTHERS.map(plainFact),
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
