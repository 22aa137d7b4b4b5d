import { type PublicIntake, useSubmitPublicIntake } from '@healzy/api/patient-data/public-intake';
import { hasCode } from '@healzy/api/runtime';
import { readHomeFigures, readIntakeAnswers, type SectionId } from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import { Banner } from '@healzy/ui/components/Banner';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { NumberTextsContext } from '@healzy/ui/forms/numberTexts';
import { UnfinishedTextsContext } from '@healzy/ui/forms/unfinishedTexts';
import { ProgressBar } from '@healzy/ui/components/ProgressBar';
import { Box, Heading, Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { sentenceForError } from '../../../../app/api-errors.ts';
import { useFormats } from '../../../../app/formats.ts';
import { useLanguage } from '../../../../state/language.ts';
import { useQuestionLabels } from '../../useQuestionLabels.ts';
import { FILLED_STEPS, type FilledStep } from './intake-steps.ts';
import { BirthdateForm } from './BirthdateForm.tsx';
import { IntakeAnswersStep } from './IntakeAnswersStep.tsx';
import { IntakeFiguresStep } from './IntakeFiguresStep.tsx';
import { IntakeSubmitStep } from './IntakeSubmitStep.tsx';
import { closedState, useIntakeDraft } from './useIntakeDraft.ts';

type StepId = FilledStep | 'submit';
const STEPS: readonly StepId[] = [...FILLED_STEPS, 'submit'];

export interface IntakeStepsProps {
  held: PublicIntake;
  /** It accepts no more answers: it was submitted here, or closed elsewhere. */
  onClosed: (state: PublicIntake['state']) => void;
}

/** The questionnaire step by step, saved as it is filled in. */
export function IntakeSteps({ held, onClosed }: IntakeStepsProps) {
  const { t } = useTranslation('patient-data');
  const language = useLanguage();
  const draft = useIntakeDraft(held, onClosed);
  const submit = useSubmitPublicIntake();
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLElement>(null);
  const step = STEPS[index] ?? 'submit';
  const hasMoved = useRef(false);
  useEffect(() => {
    // Each step begins at the top and announces itself.
    if (hasMoved.current) {
      window.scrollTo(0, 0);
      heading.current?.focus();
    }
    hasMoved.current = true;
  }, [index]);

  const send = async (consent: string) => {
    const version = await draft.settle();
    if (version === null) return;
    const body = {
      language,
      consent,
      answers: readIntakeAnswers(draft.values.answers) as Record<SectionId, Record<string, unknown>>,
      figures: readHomeFigures(draft.values.figures),
    };
    submit.mutate(
      { version, body },
      {
        onSuccess: ({ state }) => draft.close(state),
        onError: (error) => hasCode(error, 'INTAKE_CLOSED') && draft.close(closedState(error.details.state)),
      },
    );
  };
  const titleOf = (id: StepId): string =>
    id === 'figures'
      ? t('intake.page.measures')
      : id === 'submit'
        ? t('intake.page.review')
        : t(`intake.page.section.${id}`);
  const goTo = (next: number) => {
    void draft.settle();
    setIndex(next);
  };
  const moves = {
    isSaving: draft.status === 'saving',
    ...(index > 0 ? { onBack: () => goTo(index - 1) } : {}),
    onNext: () => goTo(index + 1),
  };
  const drawn = `${draft.merges} ${draft.restored}`;
  const texts = step === 'submit' ? null : draft.texts.of(step);
  return (
    <Stack gap="lg">
      {index === 0 && <Introduction held={held} />}
      <ProgressBar
        label={t('intake.page.step', { current: index + 1, total: STEPS.length })}
        value={index / (STEPS.length - 1)}
      />
      <Box tabIndex={-1} ref={heading}>
        <Heading level={2}>{titleOf(step)}</Heading>
      </Box>
      <Box role="status">
        <Text size="sm" tone="muted">
          {draft.status === 'idle' || draft.status === 'failed' ? '' : t(`intake.page.${draft.status}`)}
        </Text>
      </Box>
      {draft.isLocked && (
        <BirthdateForm
          held={{ ...held, record: { ...held.record, isLocked: true } }}
          onShown={() => void draft.settle()}
        />
      )}
      {draft.status === 'failed' && !draft.isLocked && (
        <Banner tone="warning">{t('intake.page.notSaved')}</Banner>
      )}
      {draft.merges > 0 && <Banner tone="info">{t('intake.page.newer')}</Banner>}
      {submit.error !== null && <FormFailure>{sentenceForError(submit.error)}</FormFailure>}
      <NumberTextsContext value={texts?.numbers ?? null}>
        <UnfinishedTextsContext value={texts?.unfinished ?? null}>
          {step === 'figures' ? (
            <IntakeFiguresStep
              key={drawn}
              initial={draft.values.figures}
              onChange={draft.setFigures}
              {...moves}
            />
          ) : step === 'submit' ? (
            <IntakeSubmitStep
              values={draft.values}
              accountName={held.accountName}
              isSending={submit.isPending}
              onEdit={(filled) => goTo(STEPS.indexOf(filled))}
              onSubmit={(consent) => void send(consent)}
              {...moves}
            />
          ) : (
            <>
              <KnownAnswers section={step} record={held.record.answers} />
              <IntakeAnswersStep
                key={`${step} ${drawn}`}
                section={step}
                initial={draft.values.answers[step]}
                onChange={(answers) => draft.setAnswers(step, answers)}
                {...moves}
              />
            </>
          )}
        </UnfinishedTextsContext>
      </NumberTextsContext>
    </Stack>
  );
}

/** Who asks for what, and that it can be interrupted and continued. */
function Introduction({ held }: { held: PublicIntake }) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const lastDay = todayIn(held.timezone, new Date(held.expiresAt));
  return (
    <Stack gap="sm">
      <Text as="p" weight="medium">
        {t('intake.page.hello', { name: held.patientName })}
      </Text>
      <Text as="p">{t('intake.page.lead', { account: held.accountName })}</Text>
      <Text as="p" tone="muted">
        {t('intake.page.kept', { day: formats.longDay(lastDay) })}
      </Text>
    </Stack>
  );
}

/** What the clinic has on record for a section, to be confirmed or corrected in the fields below. */
function KnownAnswers({ section, record }: { section: SectionId; record: unknown }) {
  const { t } = useTranslation('patient-data');
  const items = useQuestionLabels().answered(section, readIntakeAnswers(record)[section]);
  if (items.length === 0) return null;
  return (
    <Banner tone="info" title={t('intake.page.record.title')}>
      <Stack gap="sm">
        <Text as="p">{t('intake.page.record.confirm')}</Text>
        <DescriptionList items={items} />
      </Stack>
    </Banner>
  );
}
