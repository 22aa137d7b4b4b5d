import type { BloodValue } from '@healzy/api/blood-analysis';
import { RangeBar } from '@healzy/ui/charts/RangeBar';
import { Card } from '@healzy/ui/components/Card';
import { Columns, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { figureText } from '../figures.ts';
import { useMarkerName } from '../useMarkerName.ts';
import { BAR_STATES, groupsOf, isVerdict, shownValue, type UnitChoice } from './result-values.ts';

/** The results by group, each on the range of its laboratory. */
export function ResultBars({ values, units }: { values: readonly BloodValue[]; units: UnitChoice }) {
  const { t } = useTranslation('blood-analysis');
  return (
    <Stack gap="md" as="section" aria-label={t('results.groups')}>
      {groupsOf(values).map(({ group, values: all }) => (
        <Card key={group} title={t(`group.${group}`)}>
          <Columns count={2} gap="lg" align="start" as="ul">
            {all.map((value) => (
              <li key={value.marker}>
                <ResultBar value={value} units={units} />
              </li>
            ))}
          </Columns>
        </Card>
      ))}
    </Stack>
  );
}

function ResultBar({ value, units }: { value: BloodValue; units: UnitChoice }) {
  const { t } = useTranslation('blood-analysis');
  const formats = useFormats();
  const nameOf = useMarkerName();
  const shown = shownValue(value, units);
  const { low, high } = shown;
  const rangeOf = (ends: { low: number | null; high: number | null }): string | null => {
    const [from, to] = [ends.low, ends.high].map((end) =>
      end === null ? null : figureText(formats, { value: end }),
    );
    if (from != null && to != null) return t('range.between', { low: from, high: to });
    if (from != null) return t('range.from', { low: from });
    return to == null ? null : t('range.to', { high: to });
  };
  const text = shown.rangeText ?? rangeOf(shown);
  // Context is in the unit of the stated value, and is not drawn over a converted one.
  const usual = shown.isConverted ? null : value.usual;
  const usualText = usual && rangeOf(usual);
  return (
    <Stack gap="none">
      <RangeBar
        label={nameOf(value.marker)}
        value={shown.value}
        comparator={value.comparator}
        valueText={figureText(formats, { value: shown.value, comparator: value.comparator })}
        unit={shown.unit}
        range={
          text === null ? null : { ...(isVerdict(value) ? { low, high } : { low: null, high: null }), text }
        }
        rangeLabel={t(shown.isConverted ? 'range.converted' : 'range.laboratory')}
        context={usual && usualText !== null ? { ...usual, text: usualText } : null}
        contextLabel={t('range.usual')}
        state={BAR_STATES[value.position]}
        stateLabel={t(`position.${value.position}`)}
      />
      {units === 'OTHER' && !shown.isConverted && (
        <Text size="xs" tone="muted">
          {t('units.kept', { unit: shown.unit })}
        </Text>
      )}
      {value.flag !== null && (
        <Text size="xs" tone="muted">
          {t('results.flag', { flag: value.flag })}
        </Text>
      )}
      {value.comment !== null && (
        <Text size="xs" tone="muted">
          {value.comment}
        </Text>
      )}
      {value.reportId === null && (
        <Text size="xs" tone="muted">
          {t('results.byHand')}
        </Text>
      )}
    </Stack>
  );
}
