import type { BloodProposal } from '@healzy/api/blood-analysis';
import { BLOOD_MARKERS } from '@healzy/domain/blood-analysis/markers';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { TextField } from '@healzy/ui/components/TextField';
import { Grid, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Check, Minus, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useLanguage } from '../../../state/language.ts';
import { measureText } from '../figures.ts';
import { isMarkOpen, readValue, type ReviewRow } from './review-rows.ts';

export interface ReviewDetailProps {
  row: ReviewRow;
  /** What the report says of it; undefined for a value that was entered by hand. */
  proposal: BloodProposal | undefined;
  /** The unread line that it was entered from. */
  line: string | undefined;
  onChange: (
    change: Partial<Pick<ReviewRow, 'marker' | 'valueText' | 'unit' | 'rangeText' | 'comment'>>,
  ) => void;
  onAccept: () => void;
  onLeaveOut: () => void;
  onReopen: () => void;
}

/** One value in full: what was read, why it is in doubt, and the fields to correct it. */
export function ReviewDetail({
  row,
  proposal,
  line,
  onChange,
  onAccept,
  onLeaveOut,
  onReopen,
}: ReviewDetailProps) {
  const { t } = useTranslation('blood-analysis-review');
  const formats = useFormats();
  const language = useLanguage();
  const markers = useMemo(
    () =>
      BLOOD_MARKERS.map((marker) => ({ id: marker.id, label: marker[language] })).sort((a, b) =>
        a.label.localeCompare(b.label, language),
      ),
    [language],
  );
  const { problem, doubts } = row;
  const errorIf = (...problems: (typeof problem)[]) =>
    problem !== null && problems.includes(problem) ? t(`problem.${problem}`) : undefined;
  const read = readValue(row.valueText);
  const previous = proposal?.previous ?? null;
  return (
    <Card title={t('detail.title')}>
      <Stack gap="sm">
        {doubts.length > 0 && row.state === 'OPEN' && (
          <InlineMessage tone="warning">
            {formats.list(doubts.map((doubt) => t(`doubts.${doubt}`)))}
          </InlineMessage>
        )}
        {problem === 'OTHER' && <InlineMessage tone="critical">{t('problem.OTHER')}</InlineMessage>}
        {(proposal ?? line) !== undefined && (
          <Text as="p" size="sm" tone="muted" isNumeric>
            {proposal
              ? t('detail.printed', {
                  label: proposal.label,
                  value: [proposal.valueText, proposal.unit].filter((part) => part !== null).join(' '),
                })
              : line}
          </Text>
        )}
        {row.flag !== null && (
          <Text as="p" size="sm">
            {t('detail.flag', { flag: row.flag })}
          </Text>
        )}
        {previous !== null && (
          <Text as="p" size="sm" tone="muted">
            {previous.date === null
              ? t('detail.previous', { value: previous.value })
              : t('detail.previousOn', {
                  value: previous.value,
                  date: formats.day(previous.date.slice(0, 10)),
                })}
          </Text>
        )}
        <ComboBox
          label={t('detail.marker')}
          options={markers}
          value={row.marker}
          emptyText={t('detail.markerEmpty')}
          error={errorIf('MARKER')}
          onChange={(marker) => onChange({ marker })}
        />
        <Grid columns={{ phone: 1, tablet: 2 }} gap="sm" align="start">
          <TextField
            label={t('detail.value')}
            hint={
              read !== null && isMarkOpen(row.valueText)
                ? t('detail.reads', { value: measureText(formats, { ...read, unit: row.unit }) })
                : t('detail.valueHint')
            }
            error={errorIf('VALUE')}
            value={row.valueText}
            inputMode="text"
            onChange={(valueText) => onChange({ valueText })}
          />
          <TextField
            label={t('detail.unit')}
            error={errorIf('UNIT', 'BLOOD_UNIT_INVALID')}
            value={row.unit}
            onChange={(unit) => onChange({ unit })}
          />
          <TextField
            label={t('detail.range')}
            hint={t('detail.rangeHint')}
            isOptional
            value={row.rangeText}
            onChange={(rangeText) => onChange({ rangeText })}
          />
          <TextField
            label={t('detail.comment')}
            isOptional
            value={row.comment}
            onChange={(comment) => onChange({ comment })}
          />
        </Grid>
        <Inline gap="sm">
          {row.state === 'OPEN' ? (
            <>
              <Button intent="primary" icon={Check} onPress={onAccept}>
                {t(doubts.length > 0 ? 'detail.acceptDoubt' : 'detail.accept')}
              </Button>
              <Button icon={Minus} onPress={onLeaveOut}>
                {t(row.proposalId === null ? 'detail.remove' : 'detail.leave')}
              </Button>
            </>
          ) : (
            <>
              <Button icon={RotateCcw} onPress={onReopen}>
                {t('detail.reopen')}
              </Button>
              {row.state === 'ACCEPTED' && (
                <Button icon={Minus} intent="quiet" onPress={onLeaveOut}>
                  {t('detail.leave')}
                </Button>
              )}
            </>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
