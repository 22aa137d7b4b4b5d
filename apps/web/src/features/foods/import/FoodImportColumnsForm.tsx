import type { SheetLayout } from '@healzy/domain/foods/imports';
import { hasName } from '@healzy/domain/foods/imports';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { FoodColumnField } from './FoodColumnField.tsx';
import { FoodGroupFields } from './FoodGroupFields.tsx';
import { FoodImportEvery } from './FoodImportEvery.tsx';
import { FoodLayoutFields } from './FoodLayoutFields.tsx';
import { corrected, isRepeated, type ImportChoices } from './import-choices.ts';
import type { CheckedTable, OpenedTable } from './table-reading.ts';

export interface FoodImportColumnsFormProps {
  table: OpenedTable;
  choices: ImportChoices;
  onChange: (part: Partial<ImportChoices>) => void;
  onLayout: (layout: Partial<SheetLayout>) => void;
  /** What the rows are with these choices, or were with the last; null while they cannot be read. */
  check: CheckedTable | null;
  /** Whether that is of these choices. */
  isCurrent: boolean;
  onReview: () => void;
  onCancel: () => void;
}

/** What each column of a table holds, and what is the same for every row. */
export function FoodImportColumnsForm({
  table,
  choices,
  onChange,
  onLayout,
  check,
  isCurrent,
  onReview,
  onCancel,
}: FoodImportColumnsFormProps) {
  const { t } = useTranslation('food-imports');
  const [isAsked, setAsked] = useState(false);
  const isNamed = hasName(choices.columns);
  const isRight = isNamed && choices.columns.every((_, at) => !isRepeated(choices, at));
  const review = () => {
    setAsked(true);
    if (isRight && isCurrent) onReview();
  };
  return (
    <Stack gap="lg">
      <Card title={t('columns.title')} description={t('columns.text')}>
        <Stack gap="lg">
          <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap="lg">
            {table.headings.map((heading, at) => (
              <FoodColumnField
                // Two columns may have the same heading.
                key={at}
                number={at + 1}
                heading={heading}
                samples={table.samples[at] ?? []}
                column={choices.columns[at] ?? null}
                isRepeated={isRepeated(choices, at)}
                onChange={(column) =>
                  onChange({
                    columns: choices.columns.map((other, index) => (index === at ? column : other)),
                  })
                }
              />
            ))}
          </Grid>
          {table.sheetName === null && <FoodLayoutFields table={table} onLayout={onLayout} />}
        </Stack>
      </Card>
      {check?.tableDoubts.map((doubt) => (
        <InlineMessage key={doubt} tone="warning" role="status">
          <Inline gap="sm" align="center">
            <Text>{t(`doubt.${doubt}`)}</Text>
            <Button size="small" onPress={() => onChange({ columns: corrected(choices.columns, doubt) })}>
              {t(`doubt.${doubt}_fix`)}
            </Button>
          </Inline>
        </InlineMessage>
      ))}
      <FoodImportEvery choices={choices} onChange={onChange} />
      {check !== null && check.groups.length > 0 && (
        <FoodGroupFields
          groups={check.groups}
          chosen={choices.groups}
          onChange={(groups) => onChange({ groups })}
        />
      )}
      {!isNamed && (
        <InlineMessage tone={isAsked ? 'critical' : 'warning'} role={isAsked ? 'alert' : undefined}>
          {t('columns.noName')}
        </InlineMessage>
      )}
      {isRight && <Reading check={check} isCurrent={isCurrent} />}
      <Inline gap="sm">
        <Button
          intent="primary"
          onPress={review}
          isPending={isRight && !isCurrent}
          pendingLabel={t('reading.waiting')}
        >
          {t('check')}
        </Button>
        <Button intent="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Reading({ check, isCurrent }: Pick<FoodImportColumnsFormProps, 'check' | 'isCurrent'>) {
  const { t } = useTranslation('food-imports');
  const formats = useFormats();
  if (check === null || !isCurrent) return <Text tone="muted">{t('reading.waiting')}</Text>;
  const counted = (key: 'foods' | 'problems', count: number): string =>
    t(`reading.${key}`, { count, formatted: formats.number(count) });
  const parts = [
    counted('foods', check.foodCount),
    ...(check.problemCount > 0 ? [counted('problems', check.problemCount)] : []),
  ];
  return (
    <InlineMessage tone={check.foodCount > 0 ? 'success' : 'warning'} role="status">
      {parts.join(' · ')}
    </InlineMessage>
  );
}
