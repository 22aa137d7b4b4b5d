import type { BloodDiagnosis } from '@healzy/api/blood-analysis';
import { isBlankRichText, plainTextOf, RICH_TEXT_LIMITS } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Skeleton, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'empty' | 'unsaved' | null>(null);
  const form = useAutosavedForm<DiagnosisText>({
    ...source,
    act: 'bloodDiagnosis.save',
    names: { text: t('text.label') },
    translate: (_field, value) => plainTextOf(value as BloodDiagnosis['text']) || null,
  });
  const { onChange, ...field } = useField(form, 'text');
  const ask = async () => {
    if (isBlankRichText(form.methods.getValues('text'))) return setProblem('empty');
    // What is finished is what the server has.
    const isSaved = await form.saveNow();
    setProblem(isSaved ? null : 'unsaved');
    setAsking(isSaved);
  };
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
            isOptional
          />
          <div role="status">
            <Text size="sm" tone="muted">
              {t(`text.status.${form.status}`)}
            </Text>
          </div>
        </Stack>
      </form>
      {onFinish && (
        <Card title={t('finish.title')}>
          <Stack gap="md" align="start">
            <Text as="p">{t('finish.text')}</Text>
            {problem && (
              <InlineMessage tone="warning" role="alert">
                {t(`finish.${problem}`)}
              </InlineMessage>
            )}
            <Button intent="primary" onPress={() => void ask()}>
              {t('finish.open')}
            </Button>
          </Stack>
        </Card>
      )}
      {isAsking && onFinish && (
        <ConfirmAction
          act="bloodDiagnosis.finish"
          title={t('finish.question')}
          acknowledgement={t('finish.acknowledgement')}
          confirmLabel={t('finish.confirm')}
          pendingLabel={t('finish.pending')}
          run={() => onFinish(form.draft.version() ?? 0)}
          onClose={() => setAsking(false)}
        >
          {t('finish.loss')}
        </ConfirmAction>
      )}
    </Stack>
  );
}
