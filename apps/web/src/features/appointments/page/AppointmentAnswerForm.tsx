import type { HeldAppointment } from '@healzy/api/appointments/held-appointment';
import { ANSWER_REASON_LENGTH, type AppointmentAnswer, localTimeOf } from '@healzy/domain/appointments';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { useFormats } from '../../../app/formats.ts';
import { placeOfZone } from '../zone-names.ts';

export interface AppointmentAnswerFormProps {
  held: HeldAppointment;
  isSaving: boolean;
  error: Error | null;
  onAnswer: (answer: { answer: AppointmentAnswer; reason: string | null }) => void;
}

const TONES = {
  CONFIRMED: 'success',
  DECLINED: 'info',
  MOVED: 'warning',
  CANCELED: 'warning',
  OVER: 'info',
} as const;

/** An appointment as its patient sees it, and the answer to it. */
export function AppointmentAnswerForm({ held, isSaving, error, onAnswer }: AppointmentAnswerFormProps) {
  const { t } = useTranslation('appointments');
  const formats = useFormats();
  const { state, startsAt, endsAt, timezone, specialist, mode, place, videoUrl, phone } = held;
  const day = formats.longDay(localTimeOf(startsAt, timezone).date);
  const from = formats.time(startsAt, timezone);
  const to = endsAt === null ? null : formats.time(endsAt, timezone);
  const where = videoUrl === null ? place : <Link href={videoUrl}>{videoUrl}</Link>;
  const account = { account: held.accountName };
  const outcome = useRef<HTMLDivElement>(null);
  const first = useRef(state);
  useEffect(() => {
    // The buttons that had the focus are gone.
    if (first.current !== state) outcome.current?.focus();
    first.current = state;
  }, [state]);
  return (
    <Stack gap="md">
      {state !== 'OPEN' && (
        <div ref={outcome} tabIndex={-1}>
          <Banner tone={TONES[state]} role="status" title={t(`page.state.${state}.title`)}>
            {t(`page.state.${state}.text`, account)}
          </Banner>
        </div>
      )}
      {state === 'OPEN' && <Text as="p">{t('page.greeting', { name: held.patientName })}</Text>}
      <DescriptionList
        items={[
          { term: t('open.when'), detail: to === null ? `${day}, ${from}` : `${day}, ${from} – ${to}` },
          { term: t('page.clock'), detail: placeOfZone(timezone) },
          ...(specialist === null ? [] : [{ term: t('open.specialist'), detail: specialist }]),
          ...(mode === null ? [] : [{ term: t('open.mode'), detail: t(`mode.${mode}`) }]),
          ...(where === null ? [] : [{ term: t('open.place'), detail: where }]),
        ]}
      />
      {state === 'OPEN' && <Answers isSaving={isSaving} onAnswer={onAnswer} />}
      {error !== null && state === 'OPEN' && (
        <Banner tone="critical" role="alert">
          {sentenceForError(error)}
        </Banner>
      )}
      {phone !== null && (
        <Text as="p" tone="muted">
          {t('page.phone', account)} <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
        </Text>
      )}
    </Stack>
  );
}

function Answers({ isSaving, onAnswer }: Pick<AppointmentAnswerFormProps, 'isSaving' | 'onAnswer'>) {
  const { t } = useTranslation('appointments');
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The button that had the focus is gone.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [isDeclining]);
  if (!isDeclining) {
    return (
      <Inline gap="sm">
        <Button
          intent="primary"
          isPending={isSaving}
          pendingLabel={t('page.saving')}
          onPress={() => onAnswer({ answer: 'CONFIRMED', reason: null })}
        >
          {t('page.confirm')}
        </Button>
        <Button onPress={() => setDeclining(true)}>{t('page.decline')}</Button>
      </Inline>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ answer: 'DECLINED', reason: reason.trim() || null });
      }}
    >
      <Stack gap="md">
        <TextArea
          label={t('page.reason')}
          hint={t('page.reasonHint')}
          value={reason}
          onChange={setReason}
          limit={ANSWER_REASON_LENGTH}
          isOptional
        />
        <Inline gap="sm">
          <Button intent="primary" type="submit" isPending={isSaving} pendingLabel={t('page.saving')}>
            {t('page.declineSend')}
          </Button>
          <Button intent="quiet" onPress={() => setDeclining(false)}>
            {t('page.back')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
