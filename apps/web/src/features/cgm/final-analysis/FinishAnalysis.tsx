import type { CgmAnalysisSections } from '@healzy/api/cgm/analysis';
import { writtenSections, type AnalysisSections } from '@healzy/domain/cgm/analysis';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import type { AutosavedForm } from '../../../app/forms/useAutosavedForm.ts';

/** Finishes the analysis and the test, after asking: nothing of either can be changed afterwards. */
export function FinishAnalysis({
  form,
  onFinish,
}: {
  form: AutosavedForm<CgmAnalysisSections>;
  onFinish: (version: number) => Promise<unknown>;
}) {
  const { t } = useTranslation('cgm-analysis');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'empty' | 'unsaved' | null>(null);
  const ask = async () => {
    const isEmpty = writtenSections(form.methods.getValues() as AnalysisSections).length === 0;
    if (isEmpty) return setProblem('empty');
    // What is finished is what the server has.
    const isSaved = await form.saveNow();
    setProblem(isSaved ? null : 'unsaved');
    setAsking(isSaved);
  };
  return (
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
      {isAsking && (
        <ConfirmAction
          act="cgmAnalysis.finish"
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
    </Card>
  );
}
