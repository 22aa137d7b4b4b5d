import type { Calorimetry } from '@healzy/api/calorimetry';
import { CALORIMETRY_EXTENSIONS, type CartMapping as Mapping } from '@healzy/domain/calorimetry';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { FileImportPanel } from '@healzy/ui/patterns/FileImportPanel';
import { Skeleton, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { failedSentence } from '../../../app/messages.ts';
import { importStage } from '../../../app/uploads/import-stage.ts';
import { answerTo, CartQuestion } from './CartQuestion.tsx';
import type { CartImportStep } from './import-steps.ts';
import { isMappingEnough, statedMapping } from './mapping.ts';
import { useCartFileImport } from './useCartFileImport.ts';
import { useDoubtText } from './useDoubtText.ts';
import { useRefusalText } from './useRefusalText.ts';

// Fetched while a file is read.
const CartPreviewCard = lazyPart(
  async () => (await import('./CartPreviewCard.tsx')).CartPreviewCard,
  <Skeleton shape="block" height={240} />,
);
const CartMapping = lazyPart(
  async () => (await import('./CartMapping.tsx')).CartMapping,
  <Skeleton shape="block" height={320} />,
);

export interface CartImportPanelProps {
  medicalTestId: string;
  /** The day that it is where the patient lives. */
  today: string;
  /** Whether the test has a recording, which the file then replaces. */
  replaces: boolean;
  onImported: (result: Calorimetry, file: File) => void;
}

/** Drop a cart's file, say what it leaves open, check what was recognised, confirm. */
export function CartImportPanel({ medicalTestId, today, replaces, onImported }: CartImportPanelProps) {
  const { t } = useTranslation('calorimetry-import');
  const formats = useFormats();
  const refusalText = useRefusalText();
  const doubtText = useDoubtText();
  const run = useCartFileImport(medicalTestId, { today, replaces }, onImported);
  const { step, answers } = run;
  const [reply, setReply] = useState<string | null>(null);
  const [mapped, setMapped] = useState<Mapping | null>(null);
  const mapping = step.kind === 'mapping' ? (mapped ?? statedMapping(step.columns)) : {};

  const begin = (file: File) => {
    CartPreviewCard.preload();
    setReply(null);
    setMapped(null);
    run.choose(file);
  };
  const goOn = () => {
    if (step.kind === 'preview') run.confirm();
    if (step.kind === 'doubt') run.confirmDoubts();
    if (step.kind === 'mapping') run.answer(step.file, { columns: mapping });
    if (step.kind === 'question' && reply !== null) {
      const answer = answerTo(step.question, reply);
      setReply(null);
      // What was said about other columns stays said.
      run.answer(step.file, answer.columns ? { columns: { ...answers.columns, ...answer.columns } } : answer);
    }
  };
  const isWaiting =
    (step.kind === 'question' && reply === null) || (step.kind === 'mapping' && !isMappingEnough(mapping));
  const confirms: Partial<Record<CartImportStep['kind'], string>> = {
    question: t('continue'),
    mapping: t('mapping.read'),
    doubt: t('confirmDoubts'),
  };

  const stage = importStage<CartImportStep>(step, {
    recognising: t('recognising'),
    reading: t('reading'),
    uploading: t('uploading'),
    storing: t('storing'),
    refusedOf: ({ during, refusal, sentence }) => ({
      title: during === 'reading' ? t('refusedTitle') : failedSentence('medicalTest.create'),
      text: `${refusal === null ? sentence : refusalText(refusal)} ${t('nothingKept')}`,
    }),
    detailOf: ({ size }) => formats.bytes(size),
  });

  return (
    <FileImportPanel
      stage={stage}
      onFile={begin}
      onCancel={run.cancel}
      onConfirm={goOn}
      isConfirmDisabled={isWaiting}
      acceptedFileTypes={CALORIMETRY_EXTENSIONS}
      labels={{
        drop: t('drop'),
        accepted: t('accepted', { extensions: CALORIMETRY_EXTENSIONS.join(', ') }),
        choose: t('choose'),
        confirm: confirms[step.kind] ?? t('confirm'),
        cancel: t('cancel'),
        chooseAnother: t('chooseAnother'),
      }}
    >
      {step.kind === 'mapping' && (
        <Stack gap="md">
          <InlineMessage tone="critical" role="alert">
            {refusalText(step.refusal)}
          </InlineMessage>
          <CartMapping columns={step.columns} mapping={mapping} onChange={setMapped} />
        </Stack>
      )}
      {step.kind === 'question' && (
        <CartQuestion
          question={step.question}
          recognised={step.recognised}
          value={reply}
          onChange={setReply}
        />
      )}
      {step.kind === 'preview' && (
        <CartPreviewCard
          preview={step.preview}
          testedOn={answers.testedOn ?? today}
          today={today}
          onDayChange={run.setDay}
          onAnswer={(answer) => run.answer(step.file, answer)}
        />
      )}
      {step.kind === 'doubt' && (
        <Stack gap="sm">
          {step.mismatches.length > 0 && <Text weight="semibold">{t('whose.title')}</Text>}
          {step.mismatches.map((mismatch) => (
            <InlineMessage key={mismatch.id} tone="warning" role="alert">
              {doubtText.mismatch(mismatch)}
            </InlineMessage>
          ))}
          {step.doubts.map((doubt) => (
            <InlineMessage key={doubt.id} tone="warning" role="alert">
              {doubtText.doubt(doubt)}
            </InlineMessage>
          ))}
        </Stack>
      )}
    </FileImportPanel>
  );
}
