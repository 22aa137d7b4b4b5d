import { type Survey, useMarkSurveyRead } from '@healzy/api/surveys';
import { isSurveyScale, isSurveyText, questionsOf, SURVEY_LIMITS } from '@healzy/domain/surveys';
import { Button } from '@healzy/ui/components/Button';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Dialog } from '@healzy/ui/components/Dialog';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

export interface SurveyAnswersDialogProps {
  /** A survey that was answered. */
  survey: Survey;
  zone: string;
  onClose: () => void;
}

/** What a patient answered. Opened by the principal specialist it counts as read. */
export function SurveyAnswersDialog({ survey, zone, onClose }: SurveyAnswersDialogProps) {
  const { t } = useTranslation(['surveys', 'app']);
  const formats = useFormats();
  const { mutate } = useMarkSurveyRead();
  const isUnread = survey.canEdit && survey.readAt === null;
  const markRead = useEffectEvent(() => {
    if (isUnread) mutate(survey.id);
  });
  useEffect(() => markRead(), [survey.id]);
  const { answers, weightDoubt } = survey;
  const answerTo = (id: ReturnType<typeof questionsOf>[number]): string => {
    const value = answers?.[id] ?? null;
    if (value === null) return t('app:value.none');
    if (typeof value === 'string') return value;
    return isSurveyScale(id)
      ? t('answer.scale', { value: formats.number(value), max: formats.number(SURVEY_LIMITS.scale.max) })
      : t('answer.weight', { value: formats.number(value, 1) });
  };
  return (
    <Dialog
      title={t(`kind.${survey.kind}`)}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('made.close')}</Button>}
    >
      <Stack gap="md">
        <Text tone="muted">
          {t('told.ANSWERED', { answered: formats.dateTime(survey.answeredAt, zone) })}
        </Text>
        {weightDoubt && (
          <InlineMessage tone="warning">
            {weightDoubt.kg === null || weightDoubt.on === null
              ? t('weightDoubt.first')
              : t('weightDoubt.near', {
                  value: formats.number(weightDoubt.kg, 1),
                  day: formats.day(weightDoubt.on),
                })}
          </InlineMessage>
        )}
        <DescriptionList
          items={questionsOf(survey.kind).map((id) => ({
            term: isSurveyText(id) ? t(`question.${id}.label`) : t(`question.${id}.short`),
            detail: answerTo(id),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
