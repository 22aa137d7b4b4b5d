import type { WearableChoice } from '@healzy/domain/wearables';
import type { WearableSurveyMetric } from '@healzy/domain/wearables/import';
import { Button } from '@healzy/ui/components/Button';
import { CheckboxGroup } from '@healzy/ui/components/CheckboxGroup';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import type { SurveyedExport } from './import-steps.ts';
import { ZoneField } from './ZoneField.tsx';

export interface SurveyChoicesProps {
  survey: SurveyedExport;
  chosen: readonly WearableChoice[];
  onChange: (chosen: readonly WearableChoice[]) => void;
  /** Of times that the file writes without one. */
  zone: string;
  onZoneChange: (zone: string) => void;
}

/** How many names are said of sources, of which a family's export has dozens. */
const NAMED = 3;

/** What an export holds, and which of it is stored. */
export function SurveyChoices({ survey, chosen, onChange, zone, onZoneChange }: SurveyChoicesProps) {
  const { t } = useTranslation('wearables-import');
  const formats = useFormats();
  const { format, sources, metrics, neverRead, repaired, dayOrders } = survey;

  const sourcesOf = (names: readonly string[]) =>
    names.length <= NAMED
      ? formats.list(names)
      : t('survey.moreSources', { names: names.slice(0, NAMED).join(', '), count: names.length - NAMED });
  const recordsOf = (records: number) =>
    t('survey.records', { count: records, formatted: formats.number(records) });
  const hintOf = ({ records, first, last, sources: own }: WearableSurveyMetric) => {
    const days =
      first === last
        ? t('survey.oneDay', { records: recordsOf(records), day: formats.day(first) })
        : t('survey.days', { records: recordsOf(records), span: formats.span(first, last) });
    return own.length === 0 ? days : t('survey.from', { days, sources: sourcesOf(own) });
  };

  return (
    <Stack gap="md">
      <DescriptionList
        layout="columns"
        items={[
          { term: t('survey.format'), detail: t(`format.${format}`) },
          ...(sources.length === 0 ? [] : [{ term: t('survey.sources'), detail: sourcesOf(sources) }]),
          ...dayOrders.map(({ order, by, date, row }) => ({
            term: t('survey.dayOrder'),
            detail: t(`survey.dayOrderBy.${by}`, {
              order: t(`dayOrder.${order}`),
              date: date ?? '',
              row: formats.number(row ?? 0),
            }),
          })),
        ]}
      />
      <ZoneField
        label={t('survey.zone')}
        hint={t('survey.zoneHint')}
        value={zone}
        onChange={(next) => next !== null && next !== zone && onZoneChange(next)}
      />
      <Stack gap="xs">
        <CheckboxGroup
          label={t('survey.choices')}
          hint={t('survey.choicesHint')}
          error={chosen.length === 0 ? t('survey.nothingChosen') : undefined}
          options={metrics.map((metric) => ({
            id: metric.metric,
            label: t(`choice.${metric.metric}`),
            hint: hintOf(metric),
          }))}
          value={chosen}
          onChange={onChange}
        />
        <Inline gap="sm">
          <Button size="small" intent="quiet" onPress={() => onChange(metrics.map(({ metric }) => metric))}>
            {t('survey.all')}
          </Button>
          <Button size="small" intent="quiet" onPress={() => onChange([])}>
            {t('survey.none')}
          </Button>
        </Inline>
      </Stack>
      {neverRead.length > 0 && (
        <Stack gap="xs">
          <Text weight="medium">{t('survey.neverRead')}</Text>
          <DescriptionList
            items={neverRead.map(({ kind, records }) => ({
              term: t(`neverRead.${kind}`),
              detail: recordsOf(records),
            }))}
          />
        </Stack>
      )}
      {repaired > 0 && (
        <InlineMessage>
          {t('survey.repaired', { count: repaired, formatted: formats.number(repaired) })}
        </InlineMessage>
      )}
    </Stack>
  );
}
