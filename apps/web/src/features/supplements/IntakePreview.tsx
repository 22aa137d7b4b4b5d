import type { PatientSupplement, SupplementContext, SupplementPreview } from '@healzy/api/supplements';
import { cautionSource } from '@healzy/domain/supplements';
import { Banner } from '@healzy/ui/components/Banner';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useIntakeTexts } from './useIntakeTexts.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

export interface IntakePreviewProps {
  /** Everything active that the patient has, for the names of what is duplicated. */
  taken: readonly PatientSupplement[];
  /** Undefined while the form does not say enough, or the server has not answered. */
  preview: SupplementPreview | undefined;
  hasFailed?: boolean;
  context: SupplementContext | undefined;
}

/**
 * The new totals, duplicates and objections of the record before a supplement is saved. It is a live region that exists
 * before it has content, so that a change is read out while somebody stays in the field.
 */
export function IntakePreview({ taken, preview, hasFailed = false, context }: IntakePreviewProps) {
  const { t } = useTranslation('supplements');
  return (
    <section aria-label={t('preview.title')}>
      <div role="status">
        {hasFailed && <InlineMessage tone="warning">{t('preview.failed')}</InlineMessage>}
        {!hasFailed && preview !== undefined && context !== undefined && (
          <Findings taken={taken} preview={preview} context={context} />
        )}
      </div>
    </section>
  );
}

interface FindingsProps {
  taken: readonly PatientSupplement[];
  preview: SupplementPreview;
  context: SupplementContext;
}

function Findings({ taken, preview, context }: FindingsProps) {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  const texts = useIntakeTexts();
  const nameOf = (id: string): string => {
    const one = taken.find((each) => each.id === id);
    return one ? labels.name(one.supplement) : '';
  };
  const { totals, duplicates, isCounted, cautions } = preview;
  const isCalm =
    isCounted &&
    duplicates.length === 0 &&
    cautions.length === 0 &&
    !totals.some(({ needsAttention }) => needsAttention);
  return (
    <Banner tone={isCalm ? 'info' : 'warning'} title={t('preview.title')}>
      <Stack gap="xs">
        <Text size="sm">{t('person.title', { facts: texts.person(context) })}</Text>
        {!isCounted && <Text>{t('preview.uncounted')}</Text>}
        {duplicates.map(({ code, supplementIds }) => (
          <Text key={code} weight="medium">
            {t('preview.duplicate', {
              name: labels.ingredient({ code }),
              list: formats.list(supplementIds.map(nameOf)),
            })}
          </Text>
        ))}
        <Stack as="ul" gap="xs">
          {totals.map((total) => (
            <PreviewedLine key={total.code} total={total} today={context.today} />
          ))}
        </Stack>
        {cautions.map((found) => (
          <InlineMessage key={found.code} tone="warning">
            {texts.caution(found)}{' '}
            <Link href={cautionSource(found.code).href} target="_blank">
              {cautionSource(found.code).title}
            </Link>
          </InlineMessage>
        ))}
        {texts.left(preview).map((text) => (
          <Text key={text} size="sm" tone="muted">
            {text}
          </Text>
        ))}
        {isCalm && <Text>{t('preview.calm')}</Text>}
      </Stack>
    </Banner>
  );
}

type PreviewedTotal = SupplementPreview['totals'][number];
type Verdict = PreviewedTotal['day'];

function PreviewedLine({ total, today }: { total: PreviewedTotal; today: string }) {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  const texts = useIntakeTexts();
  const { unit, day, dose } = total;
  const levelOf = ({ level }: Verdict): string =>
    level === null ? '–' : labels.meanWeight(level.amount, unit);
  const said = [
    ...(day.verdict === 'OVER' ? [t('preview.over', { level: levelOf(day) })] : []),
    ...(day.verdict === 'DEPENDS'
      ? [t('preview.depends', { level: levelOf(day), gaps: texts.gaps(day.dependsOn) })]
      : []),
    ...(day.verdict === 'NONE_FOR_PERSON' && total.needsAttention ? [t('preview.noneForPerson')] : []),
    ...(dose?.verdict === 'OVER'
      ? [t('preview.overDose', { amount: labels.meanWeight(total.perDose, unit), level: levelOf(dose) })]
      : []),
  ];
  return (
    <Stack as="li" gap="none">
      <Text>
        {t('preview.total', {
          name: labels.ingredient(total),
          amount: labels.meanWeight(total.highestDay, unit),
          before: labels.meanWeight(total.before, unit),
        })}
      </Text>
      {[...said, ...labels.amountDetails(total, today)].map((text) => (
        <Text key={text} size="sm" weight={said.includes(text) ? 'semibold' : 'regular'}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}
