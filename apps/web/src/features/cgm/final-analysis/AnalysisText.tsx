import type { CgmFinalAnalysis } from '@healzy/api/cgm/analysis';
import { writtenSections } from '@healzy/domain/cgm/analysis';
import { Banner } from '@healzy/ui/components/Banner';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { RichText } from '@healzy/ui/patterns/RichText';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useOwnZone } from '../../../state/own-zone.ts';

/** What was written, to be read. */
export function AnalysisText({ analysis }: { analysis: CgmFinalAnalysis }) {
  const { t } = useTranslation('cgm-analysis');
  const formats = useFormats();
  const zone = useOwnZone();
  const { finished, updated, sections } = analysis;
  const written = writtenSections(sections);
  if (written.length === 0)
    return <EmptyState pictogram="readings" title={t('unwritten.title')} description={t('unwritten.text')} />;
  const { name = '', surname = '', at = '' } = finished ?? updated ?? {};
  const when = { name: `${name} ${surname}`.trim(), when: formats.dateTime(at, zone) };
  return (
    <Stack gap="lg">
      <Text as="p" tone="muted">
        {finished === null ? t('draftBy', when) : t('finishedBy', when)}
      </Text>
      {analysis.changedSince.length > 0 && (
        <Banner tone="info" title={t('changed.title')}>
          {t('changed.text', {
            parts: formats.list(analysis.changedSince.map((part) => t(`changed.${part}`))),
          })}
        </Banner>
      )}
      {written.map((section) => (
        <Stack key={section} as="section" gap="xs">
          <Heading level={2}>{t(`section.${section}`)}</Heading>
          <RichText text={sections[section]} headingLevel={3} />
        </Stack>
      ))}
    </Stack>
  );
}
