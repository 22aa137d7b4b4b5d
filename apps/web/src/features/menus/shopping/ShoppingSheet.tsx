import type { ShoppingList } from '@healzy/api/menus';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { PrintBlock, PrintLayout } from '@healzy/ui/patterns/PrintLayout';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { ArrowLeft, Copy, FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../app/copy-text.ts';
import { useFormats } from '../../../app/formats.ts';
import { shoppingText, useShoppingLines } from './shopping-labels.ts';

export interface ShoppingSheetProps {
  /** The plan's name. */
  plan: string;
  list: ShoppingList;
  /** The weeks of the plan to choose from, by their number. */
  weeks: readonly { id: string; label: string }[];
  chosen: readonly string[];
  /** The weeks that the list is of, in order. */
  shown: readonly number[];
  isExporting: boolean;
  onChoose: (ids: readonly string[]) => void;
  onExport: () => void;
  onClose: () => void;
}

/** What to buy, as a sheet to print, to copy or to open in a spreadsheet. */
export function ShoppingSheet({
  plan,
  list,
  weeks,
  chosen,
  shown,
  isExporting,
  onChoose,
  onExport,
  onClose,
}: ShoppingSheetProps) {
  const { t } = useTranslation('menu-paper');
  const formats = useFormats();
  const lines = useShoppingLines(list);
  const [copied, setCopied] = useState<'no' | 'done' | 'failed'>('no');
  const { aisles, staples, unknown, hasAssumedDensity } = lines;
  const isEmpty = aisles.length === 0 && staples.length === 0 && unknown.length === 0;
  const span = { plan, from: formats.day(list.from), to: formats.day(list.to) };
  // Weeks with others between them are named: the days from the first to the last would be too many.
  const isInRow = shown.every((week, at) => at === 0 || week === shown[at - 1]! + 1);
  const about = isInRow
    ? t('shopping.about', span)
    : t('shopping.aboutWeeks', { ...span, list: formats.list(shown.map((week) => formats.number(week))) });
  const groups = [
    ...aisles,
    ...(staples.length > 0 ? [{ aisle: t('shopping.staples'), lines: staples }] : []),
  ];
  const copy = async () => {
    const text = shoppingText(
      `${t('shopping.title')}: ${about}${list.persons > 1 ? `\n${t('shopping.forPersons', { count: list.persons })}` : ''}`,
      { aisles: groups, unknown },
      t('shopping.unknown'),
    );
    try {
      await copyText(text);
      setCopied('done');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <Stack gap="md">
      {weeks.length > 1 && (
        <MultiSelect
          label={t('shopping.weeks')}
          options={weeks}
          value={chosen}
          onChange={onChoose}
          emptyText={t('shopping.noneFound')}
          countText={(count) => t('shopping.count', { count })}
          chosenLabel={t('shopping.chosen')}
          error={chosen.length === 0 ? t('shopping.noWeeks') : undefined}
        />
      )}
      {list.emptyDays > 0 && !isEmpty && (
        <Banner tone="info" title={t('shopping.emptyDays', { count: list.emptyDays })} />
      )}
      <PrintLayout
        label={t('shopping.title')}
        header={about}
        actions={
          <>
            <Button icon={ArrowLeft} onPress={onClose}>
              {t('shopping.back')}
            </Button>
            <Button icon={Copy} isDisabled={isEmpty} onPress={() => void copy()}>
              {t('shopping.copy')}
            </Button>
            <Button icon={FileSpreadsheet} isDisabled={isEmpty} isPending={isExporting} onPress={onExport}>
              {t('shopping.csv')}
            </Button>
            <Button intent="primary" icon={Printer} isDisabled={isEmpty} onPress={() => window.print()}>
              {t('shopping.print')}
            </Button>
            <span role="status">
              {copied !== 'no' && t(copied === 'done' ? 'shopping.copied' : 'shopping.copyFailed')}
            </span>
          </>
        }
      >
        {isEmpty ? (
          <EmptyState title={t('shopping.none')} description={t('shopping.noneText')} />
        ) : (
          <Stack gap="md">
            <Heading level={2} size="lg">
              {t('shopping.title')}
            </Heading>
            {list.persons > 1 && <Text as="p">{t('shopping.forPersons', { count: list.persons })}</Text>}
            {groups.map(({ aisle, lines: items }) => (
              <PrintBlock key={aisle}>
                <Stack as="section" gap="xs">
                  <Heading level={3} size="md">
                    {aisle}
                  </Heading>
                  <DescriptionList
                    items={items.map(({ food, amount }) => ({ term: food, detail: amount }))}
                  />
                </Stack>
              </PrintBlock>
            ))}
            {unknown.length > 0 && (
              <PrintBlock>
                <Stack as="section" gap="xs">
                  <Heading level={3} size="md">
                    {t('shopping.unknown')}
                  </Heading>
                  <Text as="p">{t('shopping.unknownText')}</Text>
                  <Text as="p">{formats.list(unknown)}</Text>
                </Stack>
              </PrintBlock>
            )}
            <Text as="p" size="sm">
              {t('shopping.recipes')}
              {hasAssumedDensity && ` ${t('shopping.density')}`}
            </Text>
          </Stack>
        )}
      </PrintLayout>
    </Stack>
  );
}
