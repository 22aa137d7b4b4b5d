import type { BloodDiagnosis } from '@healzy/api/blood-analysis';
import { isBlankRichText } from '@healzy/domain/shared';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { ErrorState } from '@healzy/ui/components/ErrorState';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { ProgressBar } from '@healzy/ui/components/ProgressBar';
import { RichText } from '@healzy/ui/patterns/RichText';
import { Stack, Text } from '@healzy/ui/primitives';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../app/full-name.ts';
import { useFormats } from '../../../app/formats.ts';
import { useOwnZone } from '../../../state/own-zone.ts';
import { CriticalBanner } from '../CriticalBanner.tsx';
import { EarlierTexts } from './EarlierTexts.tsx';
import { FindingsList } from './FindingsList.tsx';

export interface DiagnosisViewProps {
  diagnosis: BloodDiagnosis;
  /** How many results there are to write it from. */
  resultsCount: number;
  resultsHref: string;
  isAsking: boolean;
  /** Has it written; also tries again. */
  onGenerate: () => void;
  /** Has it written again over a text that is there, after a question. */
  onAgain: () => void;
  /** The text in a form, where it can be changed. */
  editor: ReactNode;
}

/** A diagnosis in each of its states: not asked for, being written, failed, ready, finished. */
export function DiagnosisView({
  diagnosis,
  resultsCount,
  resultsHref,
  isAsking,
  onGenerate,
  onAgain,
  editor,
}: DiagnosisViewProps) {
  const { t } = useTranslation(['blood-analysis-diagnosis', 'blood-analysis']);
  const formats = useFormats();
  const zone = useOwnZone();
  const hasResults = resultsCount > 0;
  const { state, findings, withheld, isOutdated, canEdit, canGenerate } = diagnosis;
  if (state === 'NONE')
    return (
      <EmptyState
        pictogram="readings"
        title={t('none.title')}
        description={hasResults ? t('none.text') : t('none.noResults')}
        action={
          !hasResults ? (
            <Button href={resultsHref}>{t('none.toResults')}</Button>
          ) : canGenerate ? (
            <Button intent="primary" icon={Sparkles} isPending={isAsking} onPress={onGenerate}>
              {t('generate')}
            </Button>
          ) : undefined
        }
      />
    );
  if (state === 'GENERATING')
    return (
      <Card title={t('generating.title')}>
        <Stack gap="md" role="status">
          <ProgressBar label={t('generating.title')} />
          <Text as="p">{t('generating.text')}</Text>
          {diagnosis.requestedAt !== null && (
            <Text as="p" size="sm" tone="muted">
              {t('generating.since', { when: formats.recentDateTime(diagnosis.requestedAt, zone) })}
            </Text>
          )}
        </Stack>
      </Card>
    );
  if (state === 'FAILED')
    return (
      <ErrorState
        title={t('failed.title')}
        description={t('failed.text')}
        {...(canGenerate ? { onRetry: onGenerate, retryLabel: t('failed.retry') } : {})}
      />
    );
  return (
    <Stack gap="lg">
      <CriticalBanner findings={findings.filter(({ level }) => level === 'CRITICAL')} />
      {withheld !== null && (
        <InlineMessage tone="warning">{t(`blood-analysis:withheld.${withheld}`)}</InlineMessage>
      )}
      {isOutdated && (
        <Banner
          tone="warning"
          title={t('outdated.title')}
          actions={canGenerate ? <Button onPress={onAgain}>{t('again.action')}</Button> : undefined}
        >
          {t('outdated.text')}
        </Banner>
      )}
      <FindingsList findings={findings} markers={resultsCount} />
      <Stack gap="sm" as="section" aria-label={t('text.title')}>
        <Text as="p" size="sm" tone="muted">
          {signatureText()}
        </Text>
        {canEdit ? (
          editor
        ) : isBlankRichText(diagnosis.text) ? (
          <Text as="p" tone="muted">
            {t('text.unwritten')}
          </Text>
        ) : (
          <RichText text={diagnosis.text} headingLevel={3} />
        )}
      </Stack>
      <EarlierTexts earlier={diagnosis.earlier} />
    </Stack>
  );

  function signatureText(): string {
    const { finished, updated, generatedAt, version } = diagnosis;
    const by = finished ?? updated;
    const who =
      by === null
        ? t('findings.generated', { when: formats.dateTime(generatedAt, zone) })
        : t(finished === null ? 'text.by' : 'text.finishedBy', {
            name: fullName(by),
            when: formats.dateTime(by.at, zone),
          });
    return `${who} · ${t('text.version', { version })}`;
  }
}
