import type { BloodDiagnosis } from '@healzy/api/blood-analysis';
import { isBlankRichText, plainTextOf, RICH_TEXT_LIMITS } from '@healzy/domain/shared';
import { Skeleton, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FinishCard } from '../../../app/forms/FinishCard.tsx';
import { type LeaveScope, LeaveScopeContext } from '../../../app/forms/leave-scope.ts';
import { FormNotices } from '../../../app/forms/SavedForm.tsx';
import { type AutosavedFormOptions, useAutosavedForm } from '../../../app/forms/useAutosavedForm.ts';
import { useField } from '../../../app/forms/useField.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';

const RichTextEditor = lazyPart(
  async () => (await import('@healzy/ui/patterns/RichTextEditor')).RichTextEditor,
  <Skeleton shape="block" height={240} />,
);

export interface DiagnosisText {
  text: BloodDiagnosis['text'];
}

export interface DiagnosisFormProps extends Pick<
  AutosavedFormOptions<DiagnosisText>,
  'initial' | 'version' | 'draftKey' | 'newer' | 'onSave'
> {
  /** Finishes the diagnosis over a version; undefined where the user may not. */
  onFinish?: ((version: number) => Promise<unknown>) | undefined;
}

/** Edits the text of a diagnosis. It saves itself; left with something unsaved, that waits as a draft. */
export function DiagnosisForm(props: DiagnosisFormProps) {
  const [scope] = useState<LeaveScope>(() => ({
    id: Symbol('diagnosis'),
    keepsDrafts: true,
    close: () => undefined,
  }));
  return (
    <LeaveScopeContext value={scope}>
      <DiagnosisFields {...props} />
    </LeaveScopeContext>
  );
}

function DiagnosisFields({ onFinish, ...source }: DiagnosisFormProps) {
  const { t } = useTranslation('blood-analysis-diagnosis');
  const form = useAutosavedForm<DiagnosisText>({
    ...source,
    act: 'bloodDiagnosis.save',
    names: { text: t('text.label') },
    translate: (_field, value) => plainTextOf(value as BloodDiagnosis['text']) || null,
  });
  const { onChange, ...field } = useField(form, 'text');
  return (
    <Stack gap="lg">
      <form
        aria-label={t('text.title')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.saveNow();
        }}
        // Leaving the text saves it: closing the page next loses nothing.
        onBlur={() => void form.saveNow()}
      >
        <Stack gap="md">
          <FormNotices form={form} />
          <RichTextEditor
            {...field}
            hint={t('text.hint')}
            onChange={(value) => onChange(value as BloodDiagnosis['text'])}
            limit={RICH_TEXT_LIMITS.characters}
            headingLevel={3}
          />
          <div role="status">
            <Text size="sm" tone="muted">
              {t(`text.status.${form.status}`)}
            </Text>
          </div>
        </Stack>
      </form>
      {onFinish && (
        <FinishCard
          form={form}
          isEmpty={() => isBlankRichText(form.methods.getValues('text'))}
          act="bloodDiagnosis.finish"
          say={(word) => t(`finish.${word}`)}
          onFinish={onFinish}
        />
      )}
    </Stack>
  );
}
