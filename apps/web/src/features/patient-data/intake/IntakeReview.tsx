import { usePatientData } from '@healzy/api/patient-data';
import {
  type IntakeDetail,
  useAcceptIntake,
  useDeclineIntake,
  useIntake,
} from '@healzy/api/patient-data/intakes';
import { useBodyMeasurements } from '@healzy/api/patient-data/measurements';
import { hasCode } from '@healzy/api/runtime';
import {
  IMPLAUSIBLE_CHANGE,
  INTAKE_MAGNITUDES,
  latestFigures,
  readHomeFigures,
  readIntakeAnswers,
  SECTION_IDS,
} from '@healzy/domain/patient-data';
import { Drawer } from '@healzy/ui/components/Drawer';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { notifySuccess, tellFailed } from '../../../app/messages.ts';
import { useChangeQuestion, withConfirmed } from '../../../app/change-question.tsx';
import { savedAnswers } from '../answer-values.ts';
import { useBodyLabels } from '../body/useBodyLabels.ts';
import { SECTION_PAGES } from '../section-routes.ts';
import { useQuestionLabels } from '../useQuestionLabels.ts';
import { acceptanceOf, differencesOf } from './intake-choice.ts';
import { IntakeReviewForm } from './IntakeReviewForm.tsx';
import { useIntakeLabels } from './useIntakeLabels.ts';

export interface IntakeReviewProps {
  patientId: string;
  intakeId: string;
  onClose: () => void;
}

/** A submitted questionnaire: reviewed by those who may, read-only for the others. */
export function IntakeReview({ patientId, intakeId, onClose }: IntakeReviewProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const labels = useIntakeLabels();
  const intake = useIntake(patientId, intakeId);
  const data = usePatientData(patientId);
  const measured = useBodyMeasurements(patientId);
  const accept = useAcceptIntake(patientId);
  const decline = useDeclineIntake(patientId);
  const [isDeclining, setDeclining] = useState(false);
  const { saveAsking, question } = useChangeQuestion();
  const found = intake.data;
  const differences =
    found && data.data && measured.data
      ? differencesOf(
          { answers: savedAnswers(data.data), figures: latestFigures(measured.data.items) },
          found,
        )
      : null;
  return (
    <>
      <Drawer size="large" title={t('intake.review.title')} onClose={onClose}>
        <Loaded queries={[intake, data, measured]}>
          {found && differences && (
            <Stack gap="lg">
              <Text tone="muted">
                {t('intake.review.sent', { when: labels.when(found.intake.submittedAt) })}
              </Text>
              {found.intake.state === 'SUBMITTED' && found.intake.canEdit ? (
                <IntakeReviewForm
                  key={found.intake.id}
                  differences={differences}
                  consent={found.consent}
                  isDeciding={accept.isPending || decline.isPending}
                  onAccept={(ticked) => {
                    const body = acceptanceOf(differences, ticked);
                    const { version } = found.intake;
                    void saveAsking((confirmed) =>
                      accept.mutateAsync({ id: intakeId, version, body: withConfirmed(body, confirmed) }),
                    ).then(
                      () => {
                        onClose();
                        notifySuccess('intake.accept');
                      },
                      (error: unknown) => {
                        // Declining leads back to the choices; nothing was saved.
                        if (!hasCode(error, IMPLAUSIBLE_CHANGE)) tellFailed('intake.accept', error);
                      },
                    );
                  }}
                  onDecline={() => setDeclining(true)}
                />
              ) : (
                <SentAnswers detail={found} />
              )}
            </Stack>
          )}
        </Loaded>
      </Drawer>
      {question}
      {isDeclining && found && (
        <ConfirmAction
          act="intake.decline"
          title={t('intake.decline.title')}
          confirmLabel={t('intake.decline.confirm')}
          run={() => decline.mutateAsync({ id: intakeId, version: found.intake.version })}
          onClose={() => setDeclining(false)}
          onDone={onClose}
        >
          {t('intake.decline.text')}
        </ConfirmAction>
      )}
    </>
  );
}

/** Everything that a patient submitted, read-only; accepted answers are marked. */
function SentAnswers({ detail }: { detail: IntakeDetail }) {
  const { t } = useTranslation(['patient-data', 'app']);
  const labels = useQuestionLabels();
  const body = useBodyLabels();
  const given = readIntakeAnswers(detail.answers);
  const figures = readHomeFigures(detail.figures);
  const measured = INTAKE_MAGNITUDES.flatMap((id) => {
    const value = figures[id];
    return value === null ? [] : [{ term: body.name(id), detail: body.value(id, value) }];
  });
  return (
    <Stack gap="lg">
      {detail.intake.state === 'DECLINED' && <Text as="p">{t('intake.review.declined')}</Text>}
      {measured.length > 0 && (
        <FormSection title={t('intake.review.measures')}>
          <DescriptionList items={measured} />
        </FormSection>
      )}
      {SECTION_IDS.map((section) => {
        const items = labels.answered(section, given[section]);
        return items.length === 0 ? null : (
          <FormSection key={section} title={t(`app:place.${SECTION_PAGES[section]}`)}>
            <DescriptionList items={items} />
          </FormSection>
        );
      })}
    </Stack>
  );
}
