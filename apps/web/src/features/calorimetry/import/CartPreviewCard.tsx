import type { ParseCartOptions } from '@healzy/domain/calorimetry';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Select } from '@healzy/ui/components/Select';
import { Grid, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { elapsedText } from '../elapsed.ts';
import type { CartAnswers, CartPreview } from './import-steps.ts';
import type { CartQuantity } from './mapping.ts';
import { useDoubtText } from './useDoubtText.ts';

const SPEED_UNITS = ['KM_H', 'KM_H_10', 'MPH', 'M_S', 'M_MIN'] as const satisfies readonly NonNullable<
  ParseCartOptions['speedUnit']
>[];

/** What was recognised in a file, and what to know of it, before anything is stored. */
export function CartPreviewCard({
  preview,
  testedOn,
  today,
  onDayChange,
  onAnswer,
}: {
  preview: CartPreview;
  testedOn: string;
  today: string;
  onDayChange: (day: string) => void;
  onAnswer: (answer: CartAnswers) => void;
}) {
  const { t } = useTranslation('calorimetry-import');
  const formats = useFormats();
  const text = useDoubtText();
  const { recognised, report, doubts, hasVco2 } = preview;
  const read = Object.entries(recognised.read) as [CartQuantity, { heading: string }][];
  const speedIsOpen = doubts.some(({ id }) => id === 'SPEED_UNIT_UNKNOWN');
  return (
    <Stack gap="md">
      {!hasVco2 && <InlineMessage tone="warning">{t('preview.noVco2')}</InlineMessage>}
      {doubts.length > 0 && (
        <Stack gap="xs" role="group" aria-label={t('doubt.title')}>
          <Text weight="medium">{t('doubt.title')}</Text>
          {doubts.map((doubt) => (
            <InlineMessage key={doubt.id} tone="warning">
              {text.doubt(doubt)}
            </InlineMessage>
          ))}
        </Stack>
      )}
      {speedIsOpen && (
        <Select
          label={t('preview.speedUnit')}
          hint={t('preview.noSpeed')}
          placeholder={t('preview.speedNone')}
          options={SPEED_UNITS.map((id) => ({ id, label: t(`unit.${id}`) }))}
          value={null}
          onChange={(speedUnit) => speedUnit !== null && onAnswer({ speedUnit })}
        />
      )}
      <Grid columns={{ phone: 1, tablet: 2 }} gap="md">
        <DescriptionList
          items={[
            { term: t('preview.maker'), detail: t(`maker.${recognised.maker}`) },
            { term: t('preview.samples'), detail: formats.number(report.samples) },
            { term: t('preview.length'), detail: elapsedText(report.lastS - report.firstS) },
          ]}
        />
        <DescriptionList
          items={[
            {
              term: t('preview.columns'),
              detail: formats.list(
                read.map(([quantity, { heading }]) =>
                  t('preview.column', { quantity: t(`quantity.${quantity}`), heading }),
                ),
              ),
            },
            ...(recognised.unknown.length === 0
              ? []
              : [{ term: t('preview.unread'), detail: formats.list(recognised.unknown) }]),
          ]}
        />
      </Grid>
      {report.skipped.map(({ reason, count }) => (
        <Text key={reason} as="p" size="sm" tone="muted">
          {t('preview.skipped', {
            count,
            formatted: formats.number(count),
            reason: t(`skipped.${reason}`),
          })}
        </Text>
      ))}
      <DatePicker
        label={t('testedOn')}
        value={testedOn}
        onChange={(day) => day !== null && onDayChange(day)}
        max={today}
      />
    </Stack>
  );
}
