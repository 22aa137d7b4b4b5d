import type { PatientSupplement, SupplementContext } from '@healzy/api/supplements';
import {
  ingredientTotals,
  type IngredientTotal,
  type Judgement,
  needsAttention,
  shareOf,
  type PersonGap,
} from '@healzy/domain/supplements';
import { Banner } from '@healzy/ui/components/Banner';
import { Card } from '@healzy/ui/components/Card';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Table, type TableColumn } from '@healzy/ui/components/Table';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { toContext, toTaken } from './intake.ts';
import { JudgedLevel } from './LimitText.tsx';
import { useIntakeTexts } from './useIntakeTexts.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

export interface IngredientTotalsProps {
  taken: readonly PatientSupplement[];
  /** For whom the totals are judged, and the day from which they count. */
  context: SupplementContext;
}

/** What everything that a patient takes adds up to, against the published levels for this patient. */
export function IngredientTotals({ taken, context }: IngredientTotalsProps) {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  const texts = useIntakeTexts();
  const { person, today } = toContext(context);
  const { totals, uncounted } = ingredientTotals(taken.map(toTaken), person, today);
  const nameOf = (id: string): string => {
    const one = taken.find((each) => each.id === id);
    return one ? labels.name(one.supplement) : '';
  };
  const columns = useTotalColumns(nameOf, today);
  return (
    <Card title={t('totals.title')} description={t('totals.text')}>
      <Stack gap="md">
        <Text as="p">{t('person.title', { facts: texts.person(context) })}</Text>
        <Warnings totals={totals} />
        {uncounted.length > 0 && (
          <Banner tone="info" title={t('totals.uncounted', { list: formats.list(uncounted.map(nameOf)) })} />
        )}
        {totals.length === 0 ? (
          <Text as="p">{t('totals.none')}</Text>
        ) : (
          <Table<IngredientTotal>
            caption={t('totals.title')}
            isCaptionHidden
            columns={columns}
            rows={totals}
            getRowId={({ code }) => code}
          />
        )}
        <Text as="p" size="sm" tone="muted">
          {t('totals.source')}
        </Text>
      </Stack>
    </Card>
  );
}

/** What is above a level, what cannot be told, and what has no level for this patient: each said at once, before the table. */
function Warnings({ totals }: { totals: readonly IngredientTotal[] }) {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  const texts = useIntakeTexts();
  const named = (verdict: Judgement['verdict']): string[] =>
    totals
      .filter(needsAttention)
      .flatMap((total) => [
        ...(total.day.verdict === verdict ? [labels.ingredient(total)] : []),
        ...(total.dose?.verdict === verdict && total.day.verdict !== 'NONE_FOR_PERSON'
          ? [t('totals.aboveDose', { name: labels.ingredient(total) })]
          : []),
      ]);
  const over = named('OVER');
  const depends = named('DEPENDS');
  const none = named('NONE_FOR_PERSON');
  const gaps = new Set<PersonGap>(
    totals.flatMap(({ day, dose }) => [...day.dependsOn, ...(dose?.dependsOn ?? [])]),
  );
  return (
    <>
      {over.length > 0 && <Banner tone="warning" title={t('totals.over', { list: formats.list(over) })} />}
      {depends.length > 0 && (
        <Banner
          tone="warning"
          title={t('totals.depends', { list: formats.list(depends), gaps: texts.gaps([...gaps]) })}
        />
      )}
      {none.length > 0 && (
        <Banner tone="warning" title={t('totals.noneForPerson', { list: formats.list(none) })} />
      )}
    </>
  );
}

function Share({ judgement, isDose = false }: { judgement: Judgement; isDose?: boolean }) {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const share = shareOf(judgement);
  if (judgement.verdict === 'DEPENDS') return <StatusPill tone="warning" label={t('totals.dependsShort')} />;
  if (share === null) return isDose ? null : '–';
  const text = isDose ? t('totals.doseShare', { share: formats.percent(share) }) : formats.percent(share);
  return judgement.verdict === 'OVER' ? (
    <StatusPill tone="warning" label={t('totals.above', { share: text })} />
  ) : (
    <span>{text}</span>
  );
}

function useTotalColumns(nameOf: (id: string) => string, today: string): TableColumn<IngredientTotal>[] {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  return [
    {
      id: 'name',
      header: t('column.ingredient'),
      cell: labels.ingredient,
      isRowHeader: true,
      minWidth: 140,
    },
    {
      id: 'amount',
      header: t('column.perDay'),
      cell: (total) => (
        <Stack gap="none">
          <span>{labels.meanWeight(total.highestDay, total.unit)}</span>
          {labels.amountDetails(total, today).map((text) => (
            <Text key={text} size="sm" tone="muted">
              {text}
            </Text>
          ))}
        </Stack>
      ),
      align: 'end',
      minWidth: 130,
    },
    {
      id: 'limit',
      header: t('column.limit'),
      cell: ({ code, day, dose }) => <JudgedLevel code={code} day={day} dose={dose} />,
      minWidth: 240,
    },
    {
      id: 'share',
      header: t('column.share'),
      cell: ({ day, dose }) => (
        <Stack gap="xs" align="end">
          <Share judgement={day} />
          {dose !== null && <Share judgement={dose} isDose />}
        </Stack>
      ),
      align: 'end',
      minWidth: 110,
    },
    {
      id: 'from',
      header: t('column.from'),
      cell: ({ from }) => formats.list(from.map(nameOf)),
      minWidth: 160,
    },
  ];
}
