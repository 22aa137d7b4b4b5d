import { type FoodImportResult, tryFoodImport, useImportFoods } from '@healzy/api/foods';
import { useApi } from '@healzy/api/runtime';
import { settingsOfTableText, type FoodImportSettings } from '@healzy/domain/foods/imports';
import { Button } from '@healzy/ui/components/Button';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline, Stack } from '@healzy/ui/primitives';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { useFormats } from '../../../app/formats.ts';
import { failedSentence } from '../../../app/messages.ts';
import { AskedFoods, DoubtfulFoods, ImportPreview, ImportProblems } from './FoodImportFindings.tsx';
import { FoodDuplicates, type DuplicateChoices } from './FoodDuplicates.tsx';
import type { CheckedTable } from './table-reading.ts';

export interface FoodImportReviewProps {
  settings: FoodImportSettings;
  headings: readonly string[];
  check: CheckedTable;
  /** Whether the check is of these settings. */
  isCurrent: boolean;
  leavesOutDoubtful: boolean;
  onLeaveOut: (leavesOut: boolean) => void;
  onBack: () => void;
  onDone: (result: FoodImportResult) => void;
}

/** What becomes of the rows of a table, compared with the foods that there are, before anything is saved. */
export function FoodImportReview({
  settings,
  headings,
  check,
  isCurrent,
  leavesOutDoubtful,
  onLeaveOut,
  onBack,
  onDone,
}: FoodImportReviewProps) {
  const { t } = useTranslation('food-imports');
  const formats = useFormats();
  const [choices, setChoices] = useState<DuplicateChoices>({
    ownDuplicates: 'SKIP',
    catalogueDuplicates: 'SKIP',
  });
  // The same body sent again after a lost answer is the same import.
  const body = useMemo(
    () => ({ ...settingsOfTableText(settings), table: check.table, ...choices }),
    [settings, check, choices],
  );
  const { trial, error: trialError } = useTrial(body, isCurrent && check.foodCount > 0);
  const save = useImportFoods();
  const counted = (key: 'review.traces' | 'review.save', count: number): string =>
    t(key, { count, formatted: formats.number(count) });
  const saved = trial === null ? 0 : trial.created + trial.replaced;
  const hasAllergens = settings.columns.some((column) => column?.field === 'notFor');
  return (
    <Stack gap="lg">
      {save.isError && (
        <FormFailure title={failedSentence('food.create')}>{sentenceForError(save.error)}</FormFailure>
      )}
      {trialError !== null && (
        <FormFailure title={t('checkFailed')}>{sentenceForError(trialError)}</FormFailure>
      )}
      {check.foodCount === 0 && (
        <InlineMessage tone="critical" role="alert">
          {t('review.none')}
        </InlineMessage>
      )}
      {trial !== null && <FoodDuplicates trial={trial} choices={choices} onChange={setChoices} />}
      <DoubtfulFoods check={check} leavesOut={leavesOutDoubtful} onLeaveOut={onLeaveOut} />
      <AskedFoods check={check} />
      <ImportProblems check={check} headings={headings} />
      {check.traces > 0 && (
        <InlineMessage tone="info">{counted('review.traces', check.traces)}</InlineMessage>
      )}
      {!hasAllergens && check.foodCount > 0 && (
        <InlineMessage tone="info">{t('review.restrictions')}</InlineMessage>
      )}
      <ImportPreview check={check} />
      {trial === null && trialError === null && check.foodCount > 0 && (
        <InlineMessage tone="info" role="status">
          {t('checking')}
        </InlineMessage>
      )}
      <Inline gap="sm">
        <Button
          intent="primary"
          isDisabled={saved === 0}
          isPending={save.isPending}
          pendingLabel={t('review.saving')}
          onPress={() => save.mutate(body, { onSuccess: onDone })}
        >
          {counted('review.save', saved)}
        </Button>
        <Button intent="quiet" onPress={onBack} isDisabled={save.isPending}>
          {t('review.back')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** What the server would save; that of the last body stays until the next has been answered. */
function useTrial(body: Parameters<typeof tryFoodImport>[1], isWanted: boolean) {
  const scope = useApi();
  const [answer, setAnswer] = useState<{ trial: FoodImportResult | null; error: unknown }>({
    trial: null,
    error: null,
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    tryFoodImport(scope, body).then(
      (trial) => !isOver && setAnswer({ trial, error: null }),
      (error: unknown) => !isOver && setAnswer({ trial: null, error }),
    );
    return () => {
      isOver = true;
    };
  }, [scope, body, isWanted]);
  return answer;
}
