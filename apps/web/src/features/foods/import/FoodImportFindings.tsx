import { foodName, type FoodForm } from '@healzy/domain/foods';
import type { FoodRowProblem, WrongFoodCell } from '@healzy/domain/foods/imports';
import { Card } from '@healzy/ui/components/Card';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useLanguage } from '../../../state/language.ts';
import { useFoodLabels } from '../useFoodLabels.ts';
import type { CheckedTable } from './table-reading.ts';
import { useFieldLabels } from './useFieldLabels.ts';

/** Tables show about fifty rows. */
const SHOWN = 50;

interface Line {
  row: number;
  name: string;
  what: string;
}

function LineTable({ caption, lines, total }: { caption: string; lines: readonly Line[]; total: number }) {
  const { t } = useTranslation('food-imports');
  const formats = useFormats();
  const columns: TableColumn<Line>[] = [
    { id: 'row', header: t('review.row'), cell: ({ row }) => formats.number(row), align: 'end', width: 60 },
    {
      id: 'food',
      header: t('review.food'),
      cell: ({ name }) => name || '–',
      isRowHeader: true,
      minWidth: 96,
    },
    { id: 'what', header: t('review.what'), cell: ({ what }) => what, width: '2fr', minWidth: 136 },
  ];
  const rest = total - Math.min(SHOWN, lines.length);
  return (
    <Stack gap="sm">
      <Table
        caption={caption}
        isCaptionHidden
        columns={columns}
        rows={lines.slice(0, SHOWN)}
        getRowId={({ row }) => String(row)}
      />
      {rest > 0 && <Text tone="muted">{t('review.more', { count: rest })}</Text>}
    </Stack>
  );
}

/** The rows that cannot be foods: which, and why. */
export function ImportProblems({ check, headings }: { check: CheckedTable; headings: readonly string[] }) {
  const { t } = useTranslation('food-imports');
  const formats = useFormats();
  const reasonOf = useReason();
  const labelOf = useFieldLabels();
  if (check.problemCount === 0) return null;
  const cellText = ({ column, field, found, code }: WrongFoodCell): string => {
    const values = {
      column: (column === null ? '' : headings[column]) || labelOf(field),
      found,
      reason: reasonOf(code),
    };
    return t(found === '' ? 'review.missing' : 'review.cell', values);
  };
  const whatOf = (problem: FoodRowProblem): string =>
    problem.kind === 'repeated'
      ? t('review.repeated', { row: formats.number(problem.firstRow) })
      : problem.wrong.map(cellText).join(' ');
  return (
    <Card title={`${t('review.problems')} (${formats.number(check.problemCount)})`}>
      <LineTable
        caption={t('review.problems')}
        lines={check.problems.map((problem) => ({ ...problem, what: whatOf(problem) }))}
        total={check.problemCount}
      />
    </Card>
  );
}

const REASONS = [
  'NUMBER_INVALID',
  'OUT_OF_RANGE',
  'REQUIRED',
  'OPTION_INVALID',
  'TOO_LONG',
  'TOO_MANY',
  'LINE_BREAK',
  'TEXT_INVALID',
] as const;

function useReason(): (code: string) => string {
  const { t } = useTranslation('food-imports');
  return (code) => t(`reason.${REASONS.find((one) => one === code) ?? 'other'}`);
}

export interface DoubtfulFoodsProps {
  check: CheckedTable;
  leavesOut: boolean;
  onLeaveOut: (leavesOut: boolean) => void;
}

/** Foods whose figures cannot be, or hardly can be; they can be saved all the same. */
export function DoubtfulFoods({ check, leavesOut, onLeaveOut }: DoubtfulFoodsProps) {
  const { t } = useTranslation(['food-imports', 'foods']);
  const formats = useFormats();
  if (check.doubtfulCount === 0) return null;
  const title = t('review.doubtful', {
    count: check.doubtfulCount,
    formatted: formats.number(check.doubtfulCount),
  });
  const lines = check.doubtful.map(({ row, name, doubts, kcal }) => ({
    row,
    name,
    what: doubts
      .map((doubt) => t(`foods:doubt.${doubt}`, { kcal: kcal === null ? '–' : formats.number(kcal, 0) }))
      .join(' '),
  }));
  return (
    <Card title={title}>
      <Stack gap="md">
        <Checkbox isSelected={leavesOut} onChange={onLeaveOut}>
          {t('review.leaveOutDoubtful')}
        </Checkbox>
        <LineTable caption={title} lines={lines} total={check.doubtfulCount} />
      </Stack>
    </Card>
  );
}

/** Foods whose names suggest what their rows do not state; those restrictions stay unknown. */
export function AskedFoods({ check }: { check: CheckedTable }) {
  const { t } = useTranslation(['food-imports', 'foods']);
  const formats = useFormats();
  if (check.askedCount === 0) return null;
  const title = t('review.asked', {
    count: check.askedCount,
    formatted: formats.number(check.askedCount),
  });
  const lines = check.asked.map(({ row, name, asked }) => ({
    row,
    name,
    what: t('review.askedWhat', {
      restrictions: formats.list(asked.map((code) => t(`foods:restriction.${code}`))),
    }),
  }));
  return (
    <Card title={title}>
      <Stack gap="md">
        <Text tone="muted">{t('review.askedText')}</Text>
        <LineTable caption={title} lines={lines} total={check.askedCount} />
      </Stack>
    </Card>
  );
}

const SHOWN_AMOUNTS = ['energy', 'protein', 'fat', 'carbohydrate', 'sodium'] as const;

/** What the first foods become. */
export function ImportPreview({ check }: { check: CheckedTable }) {
  const { t } = useTranslation(['food-imports', 'foods']);
  const language = useLanguage();
  const labels = useFoodLabels();
  if (check.preview.length === 0) return null;
  const columns: TableColumn<{ row: number; food: FoodForm }>[] = [
    {
      id: 'food',
      header: t('review.food'),
      cell: ({ food }) => foodName(food, language),
      isRowHeader: true,
      minWidth: 160,
    },
    {
      id: 'category',
      header: t('foods:columns.category'),
      cell: ({ food }) => t(`foods:category.${food.category}`),
      minWidth: 120,
    },
    ...SHOWN_AMOUNTS.map((key): TableColumn<{ row: number; food: FoodForm }> => ({
      id: key,
      header: t(`foods:nutrient.${key}`),
      align: 'end',
      minWidth: 96,
      cell: ({ food: { nutrients } }) =>
        nutrients[key] === null ? t('foods:page.unknown') : labels.amount(key, nutrients[key]),
    })),
  ];
  return (
    <Card title={t('review.preview')}>
      <Table
        caption={t('review.preview')}
        isCaptionHidden
        columns={columns}
        rows={check.preview}
        getRowId={({ row }) => String(row)}
      />
    </Card>
  );
}
