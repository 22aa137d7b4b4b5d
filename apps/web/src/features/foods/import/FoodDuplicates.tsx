import type { FoodImportResult } from '@healzy/api/foods';
import type { CatalogueDuplicateChoice, OwnDuplicateChoice } from '@healzy/domain/foods/imports';
import { Card } from '@healzy/ui/components/Card';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Table } from '@healzy/ui/components/Table';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { pathTo } from '../../../app/paths.ts';

export interface DuplicateChoices {
  readonly ownDuplicates: OwnDuplicateChoice;
  readonly catalogueDuplicates: CatalogueDuplicateChoice;
}

export interface FoodDuplicatesProps {
  trial: FoodImportResult;
  choices: DuplicateChoices;
  onChange: (choices: DuplicateChoices) => void;
}

/** Tables show about fifty rows. */
const SHOWN = 50;

/** Which names there are already, and what is done with them. */
export function FoodDuplicates({ trial, choices, onChange }: FoodDuplicatesProps) {
  const { t } = useTranslation(['food-imports', 'foods']);
  const formats = useFormats();
  const { ownCount, catalogueCount, duplicates } = trial;
  if (ownCount + catalogueCount === 0) return null;
  const counted = (key: 'review.own' | 'review.catalogue', count: number): string =>
    t(key, { count, formatted: formats.number(count) });
  const rest = ownCount + catalogueCount - Math.min(SHOWN, duplicates.length);
  return (
    <Card title={t('review.duplicates')}>
      <Stack gap="md">
        {ownCount > 0 && (
          <RadioGroup<OwnDuplicateChoice>
            label={counted('review.own', ownCount)}
            hint={t('review.ownHint')}
            value={choices.ownDuplicates}
            onChange={(ownDuplicates) => onChange({ ...choices, ownDuplicates })}
            options={[
              { id: 'SKIP', label: t('review.ownSkip') },
              { id: 'REPLACE', label: t('review.ownReplace') },
            ]}
          />
        )}
        {catalogueCount > 0 && (
          <RadioGroup<CatalogueDuplicateChoice>
            label={counted('review.catalogue', catalogueCount)}
            value={choices.catalogueDuplicates}
            onChange={(catalogueDuplicates) => onChange({ ...choices, catalogueDuplicates })}
            options={[
              { id: 'SKIP', label: t('review.catalogueSkip') },
              { id: 'ADD', label: t('review.catalogueAdd') },
            ]}
          />
        )}
        <Disclosure title={t('review.which')}>
          <Stack gap="sm">
            <Table
              caption={t('review.duplicates')}
              isCaptionHidden
              columns={[
                {
                  id: 'row',
                  header: t('review.row'),
                  cell: ({ row }) => formats.number(row),
                  align: 'end',
                  width: 90,
                },
                {
                  id: 'food',
                  header: t('review.food'),
                  isRowHeader: true,
                  cell: ({ name, foodId }) => (
                    <Link href={pathTo('/foods/:foodId', { foodId })} target="_blank">
                      {name}
                    </Link>
                  ),
                },
                {
                  id: 'where',
                  header: t('review.where'),
                  cell: ({ origin, isRecipe }) =>
                    isRecipe ? t('foods:recipe') : t(`foods:origin.${origin}`),
                },
              ]}
              rows={duplicates.slice(0, SHOWN)}
              getRowId={({ row }) => String(row)}
              getRowName={({ name }) => name}
            />
            {rest > 0 && <Text tone="muted">{t('review.more', { count: rest })}</Text>}
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}
