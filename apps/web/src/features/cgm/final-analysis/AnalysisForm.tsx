import type { CgmAnalysisSections } from '@healzy/api/cgm/analysis';
import {
  ANALYSIS_SECTIONS,
  writtenSections,
  type AnalysisSection,
  type AnalysisSections,
} from '@healzy/domain/cgm/analysis';
import { RICH_TEXT_LIMITS } from '@healzy/domain/shared';
import { Skeleton, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FinishCard } from '../../../app/forms/FinishCard.tsx';
import { type LeaveScope, LeaveScopeContext } from '../../../app/forms/leave-scope.ts';
import { FormNotices } from '../../../app/forms/SavedForm.tsx';
import {
  type AutosavedForm,
  type AutosavedFormOptions,
  useAutosavedForm,
} from '../../../app/forms/useAutosavedForm.ts';
import { useField } from '../../../app/forms/useField.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { useSectionLabels } from './analysis-values.ts';
import type { SectionHints } from './useSectionHints.ts';

const RichTextEditor = lazyPart(
  async () => (await import('@healzy/ui/patterns/RichTextEditor')).RichTextEditor,
  <Skeleton shape="block" height={160} />,
);

export interface AnalysisFormProps extends Pick<
  AutosavedFormOptions<CgmAnalysisSections>,
  'initial' | 'version' | 'draftKey' | 'newer' | 'onSave'
> {
  /** The figures that each section is about. */
  hints?: SectionHints;
  /** Finishes the analysis over a version; undefined where the user may not. */
  onFinish?: ((version: number) => Promise<unknown>) | undefined;
}

/** Writes the sections of an analysis. It saves itself; left with something unsaved, that waits as a draft. */
export function AnalysisForm(props: AnalysisFormProps) {
  const [scope] = useState<LeaveScope>(() => ({
    id: Symbol('final analysis'),
    keepsDrafts: true,
    close: () => undefined,
  }));
  return (
    <LeaveScopeContext value={scope}>
      <AnalysisFields {...props} />
    </LeaveScopeContext>
  );
}

function AnalysisFields({ onFinish, hints = {}, ...source }: AnalysisFormProps) {
  const { t } = useTranslation('cgm-analysis');
  const labels = useSectionLabels();
  const form = useAutosavedForm<CgmAnalysisSections>({ ...source, ...labels, act: 'cgmAnalysis.save' });
  return (
    <form
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.saveNow();
      }}
      // Leaving a section saves it: closing the page next loses nothing.
      onBlur={() => void form.saveNow()}
    >
      <Stack gap="lg">
        <FormNotices form={form} />
        {ANALYSIS_SECTIONS.map((section) => (
          <SectionField key={section} form={form} section={section} hint={hints[section]} />
        ))}
        <div role="status">
          <Text size="sm" tone="muted">
            {t(`status.${form.status}`)}
          </Text>
        </div>
        {onFinish && (
          <FinishCard
            form={form}
            isEmpty={() => writtenSections(form.methods.getValues() as AnalysisSections).length === 0}
            act="cgmAnalysis.finish"
            say={(word) => t(`finish.${word}`)}
            onFinish={onFinish}
          />
        )}
      </Stack>
    </form>
  );
}

function SectionField({
  form,
  section,
  hint,
}: {
  form: AutosavedForm<CgmAnalysisSections>;
  section: AnalysisSection;
  hint: string | undefined;
}) {
  const { onChange, ...field } = useField(form, section);
  return (
    <RichTextEditor
      {...field}
      {...(hint === undefined ? {} : { hint })}
      onChange={(value) => onChange(value as CgmAnalysisSections[AnalysisSection])}
      limit={RICH_TEXT_LIMITS.characters}
      headingLevel={3}
      isOptional
    />
  );
}
