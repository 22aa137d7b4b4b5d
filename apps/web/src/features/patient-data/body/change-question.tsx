import { ApiError, hasCode } from '@healzy/api/runtime';
import {
  IMPLAUSIBLE_CHANGE,
  isBodyMagnitude,
  type BodyMagnitude,
  type Dated,
  type ImplausibleChange,
} from '@healzy/domain/patient-data';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Stack, Text } from '@healzy/ui/primitives';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { useBodyLabels } from './useBodyLabels.ts';

/** A value to confirm; without `near` for callers without clinical access. */
export type AskedChange = Omit<ImplausibleChange, 'near'> & { near: Dated | null };

/** The changes that an error asks to confirm; none for any other error. */
function askedChanges(error: unknown): AskedChange[] {
  if (!hasCode(error, IMPLAUSIBLE_CHANGE)) return [];
  const { changes } = error.details;
  if (!Array.isArray(changes)) return [];
  return (changes as AskedChange[]).filter(({ magnitude }) => isBodyMagnitude(magnitude));
}

/** The error as a form shows it: below the fields of its magnitudes, wherever the server puts them. */
function refusalOf(error: unknown, changes: readonly AskedChange[]): ApiError {
  const fields = changes.map(({ magnitude }) => ({ path: `/body/${magnitude}`, code: IMPLAUSIBLE_CHANGE }));
  return new ApiError('The value is to be corrected.', {
    code: IMPLAUSIBLE_CHANGE,
    status: 422,
    data: { details: { fields } },
    cause: error,
  });
}

const confirmedBodies = new WeakMap<object, Map<string, object>>();

/**
 * A body with the confirmed values; the same object for the same submission, so that a retry has the same idempotency
 * key.
 */
export function withConfirmed<Body extends object>(
  body: Body,
  confirmed: readonly BodyMagnitude[],
): Body & { confirmed?: BodyMagnitude[] } {
  if (confirmed.length === 0) return body;
  const known = confirmedBodies.get(body) ?? new Map<string, object>();
  confirmedBodies.set(body, known);
  const key = confirmed.join();
  const found = known.get(key) ?? { ...body, confirmed: [...confirmed] };
  known.set(key, found);
  return found as Body & { confirmed?: BodyMagnitude[] };
}

export interface ChangeQuestion {
  /**
   * Saves; if the server questions a value, asks the user and saves again with what they confirmed. Rejects with the
   * error, for its fields, if they would rather correct it.
   */
  saveAsking: <Saved>(save: (confirmed: readonly BodyMagnitude[]) => Promise<Saved>) => Promise<Saved>;
  /** The open question; render it next to the form. */
  question: ReactNode;
}

/** "Is this right?" before saving a value that differs from its neighbours more than is plausible. */
export function useChangeQuestion(): ChangeQuestion {
  const [asked, setAsked] = useState<readonly AskedChange[] | null>(null);
  const answer = useRef<(isRight: boolean) => void>(() => undefined);
  const ask = (changes: readonly AskedChange[]) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsked(changes);
    });
  const close = (isRight: boolean) => {
    setAsked(null);
    answer.current(isRight);
  };
  return {
    saveAsking: async (save) => {
      let confirmed: readonly BodyMagnitude[] = [];
      for (;;) {
        try {
          return await save(confirmed);
        } catch (error) {
          const changes = askedChanges(error);
          if (changes.length === 0) throw error;
          if (!(await ask(changes))) throw refusalOf(error, changes);
          confirmed = [...confirmed, ...changes.map(({ magnitude }) => magnitude)];
        }
      }
    },
    question: asked && (
      // A form of another feature has not loaded these sentences; it stays visible meanwhile.
      <Suspense fallback={null}>
        <ChangeDialog changes={asked} onAnswer={close} />
      </Suspense>
    ),
  };
}

function ChangeDialog({
  changes,
  onAnswer,
}: {
  changes: readonly AskedChange[];
  onAnswer: (isRight: boolean) => void;
}) {
  const { t } = useTranslation(['patient-data', 'app']);
  return (
    <ConfirmDialog
      title={t('body.question.title')}
      confirmLabel={t('body.question.confirm')}
      cancelLabel={t('body.question.correct')}
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="sm">
        {changes.map((change) => (
          <ChangeSentence key={change.magnitude} change={change} />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

/** `Peso: 172,5 kg el 22 nov 2026; el 3 oct 2026 eran 72,6 kg.` */
function ChangeSentence({ change: { magnitude, value, on, near } }: { change: AskedChange }) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const labels = useBodyLabels();
  const typed = {
    name: labels.name(magnitude),
    value: labels.value(magnitude, value),
    day: formats.namedDay(on),
  };
  if (near === null) return <Text>{t('body.question.closed', typed)}</Text>;
  const beside = { ...typed, near: labels.value(magnitude, near.value), nearDay: formats.namedDay(near.on) };
  const sentence = near.on === on ? 'sameDay' : near.on > on ? 'changeAfter' : 'change';
  return <Text>{t(`body.question.${sentence}`, beside)}</Text>;
}
