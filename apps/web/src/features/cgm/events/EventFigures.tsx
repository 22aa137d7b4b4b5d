import type { CgmEvent, CgmEventComparison, CgmResponseFigures } from '@healzy/api/cgm/events';
import { leadsWithLowest, medianInterval } from '@healzy/domain/cgm';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { GlassBox } from '@healzy/ui/components/GlassBox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useResponseLabels } from './useResponseLabels.ts';

type Figure = 'baseline' | 'peak' | 'rise' | 'minutesToPeak' | 'area' | 'minutesToReturn' | 'lowest';
const FIGURES: readonly Figure[] = [
  'baseline',
  'peak',
  'rise',
  'minutesToPeak',
  'area',
  'minutesToReturn',
  'lowest',
];
/** The order of the figures: the lowest reading comes first where it matters more than the rise. */
const orderOf = (type: CgmEvent['type'], figures: CgmResponseFigures): readonly Figure[] =>
  leadsWithLowest(type, figures) ? ['lowest', ...FIGURES.filter((figure) => figure !== 'lowest')] : FIGURES;
/** The number of other events that a median needs. */
const FEWEST_OTHERS = 3;

/** The figures of a response, each with its explanation, and the reasons why they are uncertain. */
export function EventFigures({ event, comparison }: { event: CgmEvent; comparison: CgmEventComparison }) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const labels = useResponseLabels(comparison.rangeProfile);
  const { state, basis, figures } = event.response;
  const valueOf = (figure: Figure, of: CgmResponseFigures): string => {
    const value = of[figure];
    if (figure === 'minutesToReturn' && of.rise <= 0) return t('figure.none.rise');
    if (value === null) return t(`figure.none.${figure === 'area' ? 'area' : 'minutesToReturn'}`);
    if (figure === 'lowest' && of === figures && leadsWithLowest(event.type, of))
      return labels.lowest(of, event.start, comparison.zone);
    if (figure === 'rise') return labels.change(value);
    if (figure === 'area') return `${labels.area(value)}\u00a0${labels.areaUnit}`;
    return figure === 'minutesToPeak' || figure === 'minutesToReturn'
      ? labels.minutes(value)
      : labels.reading(value);
  };
  const shown = (figure: Figure, of: CgmResponseFigures): string => {
    const value = valueOf(figure, of);
    const isMore = of.isPeakCutOff && ['peak', 'rise', 'area'].includes(figure) && of[figure] !== null;
    if (isMore) return t('response.atLeast', { value });
    return figure === 'lowest' && of.isLowestCutOff && !leadsWithLowest(event.type, of)
      ? t('response.atMost', { value })
      : value;
  };
  const usual = (figure: Figure): string | null => {
    const others = comparison.others.flatMap(({ response }) => response.figures ?? []);
    if (figure === 'minutesToReturn') return usualReturn(others);
    const values = others.flatMap((of) => of[figure] ?? []);
    if (values.length < FEWEST_OTHERS || !figures) return null;
    const median = valueOf(figure, { ...figures, [figure]: medianInterval(values).median });
    return t('figure.usual', { value: median, count: values.length });
  };
  /** Events that do not return in time count as later than all others; without them the median would be too early. */
  const usualReturn = (others: readonly CgmResponseFigures[]): string | null => {
    const values = others.flatMap(({ rise, minutesToReturn }) =>
      rise > 0 ? (minutesToReturn ?? Number.POSITIVE_INFINITY) : [],
    );
    if (values.length < FEWEST_OTHERS) return null;
    const { median } = medianInterval(values);
    const value = Number.isFinite(median) ? labels.minutes(median) : t('figure.none.usualReturn');
    return t('figure.usual', { value, count: values.length });
  };
  const inputs = [
    { name: t('basis.readings'), value: formats.number(basis.readings) },
    { name: t('basis.covered'), value: formats.percent(basis.coveredPercent) },
    { name: t('basis.baseline'), value: formats.number(basis.baselineReadings) },
    { name: t('basis.gap'), value: formats.duration(basis.longestGapMinutes) },
  ];
  const cutOff = basis.lowReadings + basis.highReadings;
  return (
    <Card title={t('response.title')}>
      <Stack gap="md">
        {figures === null ? (
          <InlineMessage tone={state === 'TOO_EARLY' ? 'info' : 'warning'}>
            {state === 'MISSING_DATA' && basis.baselineReadings === 0
              ? t('why.BASELINE')
              : t(`why.${state === 'SCORED' ? 'MISSING_DATA' : state}`, {
                  percent: formats.percent(basis.coveredPercent),
                })}
          </InlineMessage>
        ) : (
          <DescriptionList
            layout="columns"
            items={orderOf(event.type, figures).map((figure) => ({
              term: t(`figure.${figure}`),
              detail: (
                <Stack gap="none">
                  <GlassBox
                    figure={t(`figure.${figure}`)}
                    value={shown(figure, figures)}
                    formula={t(`formula.${figure}`)}
                    inputs={inputs}
                  >
                    <Text isNumeric>{shown(figure, figures)}</Text>
                  </GlassBox>
                  {usual(figure) !== null && (
                    <Text size="sm" tone="muted">
                      {usual(figure)}
                    </Text>
                  )}
                </Stack>
              ),
            }))}
          />
        )}
        {comparison.circumstances.length > 0 && (
          <InlineMessage>
            {`${t('circumstance.title')}: ${formats.list(comparison.circumstances.map((kind) => t(`circumstance.${kind}`)))}`}
          </InlineMessage>
        )}
        {cutOff > 0 && (
          <InlineMessage tone="warning">{t('response.cutOff', { count: cutOff })}</InlineMessage>
        )}
      </Stack>
    </Card>
  );
}
