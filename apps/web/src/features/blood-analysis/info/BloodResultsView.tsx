import type { BloodResults, BloodTrend } from '@healzy/api/blood-analysis';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../app/full-name.ts';
import { useFormats } from '../../../app/formats.ts';
import { useOwnZone } from '../../../state/own-zone.ts';
import { AcceptedDoubts } from '../AcceptedDoubts.tsx';
import { CriticalBanner } from '../CriticalBanner.tsx';
import { sampledText } from '../figures.ts';
import { useMarkerName } from '../useMarkerName.ts';
import { IndicesCard } from './IndicesCard.tsx';
import { ResultBars } from './ResultBars.tsx';
import { isOutside, type UnitChoice } from './result-values.ts';
import { TrendsCard } from './TrendsCard.tsx';

const UNITS: readonly UnitChoice[] = ['STATED', 'OTHER'];

/** Is somebody at risk, what is outside its range, and what follows: in that order. */
export function BloodResultsView({
  results,
  trends,
}: {
  results: BloodResults;
  trends: readonly BloodTrend[];
}) {
  const { t } = useTranslation('blood-analysis');
  const formats = useFormats();
  const nameOf = useMarkerName();
  const [units, setUnits] = useState<UnitChoice>('STATED');
  const { values, critical, withheld, indices } = results;
  const outside = values.filter(isOutside);
  const unjudged = values.filter(({ position }) => position === 'UNKNOWN').length;
  const total = formats.number(values.length);
  return (
    <Stack gap="lg">
      <CriticalBanner findings={critical} />
      <AcceptedDoubts accepted={results.acceptedDoubts} />
      {withheld !== null && <InlineMessage tone="warning">{t(`withheld.${withheld}`)}</InlineMessage>}
      <Inline gap="md">
        <Text as="p" size="md" weight="semibold">
          {outside.length === 0
            ? t('results.summaryNone', { total })
            : t('results.summary', {
                count: outside.length,
                total,
                names: formats.list(outside.map(({ marker }) => nameOf(marker))),
              })}
        </Text>
        <SegmentedControl
          label={t('units.label')}
          value={units}
          onChange={setUnits}
          options={UNITS.map((id) => ({ id, label: t(`units.${id}`) }))}
        />
      </Inline>
      {unjudged > 0 && (
        <Text as="p" size="sm" tone="muted">
          {t('results.unjudged', { count: unjudged })}
        </Text>
      )}
      <ResultBars values={values} units={units} />
      <IndicesCard indices={indices} />
      <TrendsCard trends={trends} first={outside.map(({ marker }) => marker)} />
      <SampleCard results={results} />
    </Stack>
  );
}

function SampleCard({ results }: { results: BloodResults }) {
  const { t } = useTranslation('blood-analysis');
  const formats = useFormats();
  const zone = useOwnZone();
  const { sampledAt, laboratory, isFasting, isPregnant, person, updated } = results;
  const answer = (known: boolean | null) => t(known === null ? 'unknown' : known ? 'yes' : 'no');
  return (
    <Card
      title={t('sample.title')}
      description={
        updated && t('results.saved', { name: fullName(updated), when: formats.dateTime(updated.at, zone) })
      }
    >
      <DescriptionList
        items={[
          { term: t('sample.taken'), detail: sampledText(formats, sampledAt) },
          { term: t('sample.laboratory'), detail: laboratory ?? t('unknown') },
          { term: t('sample.fasting'), detail: answer(isFasting) },
          ...(person.sex === 'MALE' ? [] : [{ term: t('sample.pregnant'), detail: answer(isPregnant) }]),
          {
            term: t('sample.age'),
            detail: person.age === null ? t('unknown') : t('sample.years', { count: person.age }),
          },
        ]}
      />
    </Card>
  );
}
