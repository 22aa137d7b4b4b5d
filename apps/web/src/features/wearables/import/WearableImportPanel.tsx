import type { WearableImportOptions } from '@healzy/domain/wearables/import';
import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { FileImportPanel, type FileImportStage } from '@healzy/ui/patterns/FileImportPanel';
import { Inline, Stack } from '@healzy/ui/primitives';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { ExportQuestion } from './ExportQuestion.tsx';
import { nameOf, type WearableStep } from './import-steps.ts';
import { ImportTotalsList } from './ImportTotalsList.tsx';
import { SurveyChoices } from './SurveyChoices.tsx';
import type { useWearableImport } from './useWearableImport.ts';

/** Not a list of formats: a phone offers what it can of them, and what was chosen is looked into. */
const TYPES = ['.zip', '.xml', '.json', '.csv', '.fit', '.db', '.gz'] as const;

export interface WearableImportPanelProps {
  flow: ReturnType<typeof useWearableImport>;
  /** In which times without a zone are read, until another is answered. */
  zone: string;
  /** Undoes what was just imported. */
  onUndo: (importId: string) => void;
}

/** Choose an export, see what it holds, choose what is stored, see what was. */
export function WearableImportPanel({ flow, zone, onUndo }: WearableImportPanelProps) {
  const { t } = useTranslation('wearables-import');
  const formats = useFormats();
  const { choose, answer, select, confirm, resume, cancel } = flow;
  // A new step is drawn in slices: a survey of many sources shall not hold up whoever types meanwhile. What is ticked in
  // it shows at once.
  const drawn = useDeferredValue(flow.step);
  const step = drawn.kind === flow.step.kind ? flow.step : drawn;
  const [reply, setReply] = useState<WearableImportOptions | null>(null);
  const given = reply ?? (step.kind === 'question' && step.asked.question === 'zone' ? { zone } : {});
  const isAnswered = Object.keys(given).length > 0;
  const isLost = step.kind === 'sending' && step.isWaiting;
  const records =
    step.kind === 'choices'
      ? step.survey.metrics
          .filter(({ metric }) => step.chosen.includes(metric))
          .reduce((sum, metric) => sum + metric.records, 0)
      : 0;

  const begin = (files: readonly File[]) => {
    setReply(null);
    choose(files);
  };
  const goOn = () => {
    if (step.kind === 'question') answer(given);
    else if (step.kind === 'choices') confirm();
    else resume();
    setReply(null);
  };

  const stageOf = (at: WearableStep): FileImportStage => {
    if (at.kind === 'choose') return at;
    const { files } = at;
    const name = nameOf(files);
    const fileName = files.length === 1 ? name : t('more', { name, count: files.length - 1 });
    const size = formats.bytes(files.reduce((sum, file) => sum + file.size, 0));
    switch (at.kind) {
      case 'surveying':
        return { kind: 'working', fileName, label: t('surveying'), progress: at.share };
      case 'sending':
        return at.isWaiting
          ? { kind: 'preview', fileName, detail: formats.percent(at.share * 100) }
          : { kind: 'working', fileName, label: t('sending'), progress: at.share };
      case 'refused':
        return {
          kind: 'refused',
          fileName,
          title: t(at.during === 'reading' ? 'refusedTitle' : 'failedTitle'),
          text: `${at.sentence.replace(/[.]?$/, '.')} ${t('nothingKept')}`,
        };
      case 'done':
        return {
          kind: 'done',
          title: t('done.title', {
            count: at.totals.stored,
            formatted: formats.number(at.totals.stored),
          }),
        };
      default:
        return { kind: 'preview', fileName, detail: size };
    }
  };

  return (
    <FileImportPanel
      stage={stageOf(step)}
      onFiles={begin}
      onCancel={cancel}
      onConfirm={goOn}
      onUndo={() => {
        if (step.kind !== 'done') return;
        onUndo(step.importId);
        cancel();
      }}
      isConfirmDisabled={
        (step.kind === 'question' && !isAnswered) || (step.kind === 'choices' && step.chosen.length === 0)
      }
      acceptedFileTypes={TYPES}
      labels={{
        drop: t('drop'),
        accepted: t('accepted'),
        choose: t('choose'),
        confirm:
          step.kind === 'choices'
            ? t('survey.confirm', { count: records, formatted: formats.number(records) })
            : isLost
              ? t('waiting.resume')
              : t('continue'),
        cancel: t('cancel'),
        chooseAnother: t('chooseAnother'),
        undo: t('done.undo'),
      }}
    >
      {step.kind === 'question' && <ExportQuestion asked={step.asked} answer={given} onAnswer={setReply} />}
      {step.kind === 'choices' && (
        <SurveyChoices
          survey={step.survey}
          chosen={step.chosen}
          onChange={select}
          zone={step.options.zone ?? zone}
          onZoneChange={(next) => answer({ zone: next })}
        />
      )}
      {isLost && (
        <InlineMessage tone="warning" role="alert">
          {t('waiting.title')}. {t('waiting.text')}
        </InlineMessage>
      )}
      {step.kind === 'done' && (
        <Stack gap="md">
          <ImportTotalsList totals={step.totals} />
          <Inline>
            <Button onPress={cancel}>{t('another')}</Button>
          </Inline>
        </Stack>
      )}
    </FileImportPanel>
  );
}
