import { ApiError, hasCode } from '@healzy/api/runtime';
import {
  IMPLAUSIBLE_CHANGE,
  isBodyMagnitude,
  type BodyMagnitude,
  type Dated,
  type ImplausibleChange,
} from '@healzy/domain/patient-data';
import { Suspense, type ReactNode } from 'react';
import { contributedDialog } from './contributed-dialog.ts';
import { useQuestion } from './useQuestion.ts';

/** A value to confirm; without `near` for callers without clinical access. */
export type AskedChange = Omit<ImplausibleChange, 'near'> & { near: Dated | null };

export interface ChangeDialogProps {
  changes: readonly AskedChange[];
  onAnswer: (isRight: boolean) => void;
}

/** Asks whether values are right; contributed by the feature that knows what they measure. */
const ChangeDialog = contributedDialog('change');

/** Whether the server questions a value, and would take it once it is confirmed. */
export const isQuestioned = (error: unknown): boolean => hasCode(error, IMPLAUSIBLE_CHANGE);

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
  const { question, ask } = useQuestion<readonly AskedChange[], boolean>();
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
    question: question && (
      // A form of another feature has not loaded these sentences; it stays visible meanwhile.
      <Suspense fallback={null}>
        <ChangeDialog changes={question.asked} onAnswer={question.answer} />
      </Suspense>
    ),
  };
}
