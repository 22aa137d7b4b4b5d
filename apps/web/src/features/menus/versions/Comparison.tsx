import type { PlanFigures } from '@healzy/api/menus';
import { Banner } from '@healzy/ui/components/Banner';
import { List } from '@healzy/ui/components/List';
import { Switch } from '@healzy/ui/components/Switch';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useIsDesktop } from '../../../app/useIsDesktop.ts';
import { useCompareRows, type CompareRow } from './compare-rows.ts';

export interface ComparisonProps {
  first: PlanFigures;
  second: PlanFigures;
  /** What the two are called. */
  names: { first: string; second: string };
  isOnlyDifferent: boolean;
  onOnlyDifferent: (isOnlyDifferent: boolean) => void;
}

/** Two plans or versions beside each other, with the difference of each row in words. */
export function Comparison({ first, second, names, isOnlyDifferent, onOnlyDifferent }: ComparisonProps) {
  const { t } = useTranslation('plan-versions');
  const sections = useCompareRows()(first, second);
  const count = sections.flatMap(({ rows }) => rows).filter(({ isSame }) => !isSame).length;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Text as="p" weight="semibold">
          <span role="status">{t('compare.count', { count })}</span>
        </Text>
        <Switch isSelected={isOnlyDifferent} onChange={onOnlyDifferent}>
          {t('compare.onlyDifferent')}
        </Switch>
        {first.unweighed + second.unweighed > 0 && (
          <Banner tone="warning" title={t('compare.unweighed')}>
            {t('compare.unweighedText')}
          </Banner>
        )}
      </Stack>
      {sections.map(({ id, rows }) => {
        const shown = isOnlyDifferent ? rows.filter(({ isSame }) => !isSame) : rows;
        return (
          <Stack key={id} gap="sm">
            <Heading level={2} size="sm">
              {t(`section.${id}`)}
            </Heading>
            {shown.length === 0 ? (
              <Text as="p" tone="muted">
                {t('compare.sectionSame')}
              </Text>
            ) : (
              <CompareRows label={t(`section.${id}`)} rows={shown} names={names} />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

interface CompareRowsProps {
  label: string;
  rows: readonly CompareRow[];
  names: ComparisonProps['names'];
}

/** A table where there is room for its columns, and otherwise one thing below the other. */
function CompareRows({ label, rows, names }: CompareRowsProps) {
  const { t } = useTranslation('plan-versions');
  if (!useIsDesktop())
    return (
      <List
        label={label}
        items={rows.map(({ id, name, first, second, difference }) => ({
          id,
          title: name,
          meta: (
            <Stack gap="none">
              <Text size="sm">{t('compare.side', { name: names.first, value: first })}</Text>
              <Text size="sm">{t('compare.side', { name: names.second, value: second })}</Text>
              <Text size="sm" weight="semibold">
                {difference}
              </Text>
            </Stack>
          ),
        }))}
      />
    );
  // Columns and rows of a table have ids of one collection.
  const columns: TableColumn<CompareRow>[] = [
    {
      id: 'column-what',
      header: t('compare.what'),
      cell: ({ name }) => name,
      isRowHeader: true,
      minWidth: 160,
    },
    { id: 'column-first', header: names.first, cell: ({ first }) => first, minWidth: 140 },
    { id: 'column-second', header: names.second, cell: ({ second }) => second, minWidth: 140 },
    {
      id: 'column-difference',
      header: t('compare.difference'),
      cell: ({ difference, isSame }) =>
        isSame ? <Text tone="muted">{difference}</Text> : <Text weight="semibold">{difference}</Text>,
      minWidth: 160,
    },
  ];
  return (
    <Table<CompareRow>
      caption={label}
      isCaptionHidden
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
    />
  );
}
