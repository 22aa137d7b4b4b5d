import type { Appointment } from '@healzy/api/appointments';
import { Banner } from '@healzy/ui/components/Banner';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';

export interface AppointmentAnswerProps {
  appointment: Pick<Appointment, 'answer' | 'answerReason' | 'answeredAt'>;
  zone: string;
}

/** What the patient answered to the message about the appointment, and when. */
export function AppointmentAnswer({ appointment, zone }: AppointmentAnswerProps) {
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  const { answer, answerReason, answeredAt } = appointment;
  if (answer === null) return null;
  const when = t('answer.when', { when: formats.dateTime(answeredAt, zone) });
  return (
    <Banner tone={answer === 'DECLINED' ? 'warning' : 'success'} title={t(`answer.${answer}`)}>
      {answerReason === null ? when : `${when} ${t('answer.reason', { reason: answerReason })}`}
    </Banner>
  );
}
