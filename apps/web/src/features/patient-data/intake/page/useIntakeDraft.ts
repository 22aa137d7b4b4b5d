import { type PublicIntake, useSavePublicIntake } from '@healzy/api/patient-data/public-intake';
import { type BodyOf, hasCode } from '@healzy/api/runtime';
import {
  readHomeFigures,
  readIntakeAnswers,
  withRecordAnswers,
  type Answers,
  type BodyFigures,
  type SectionId,
} from '@healzy/domain/patient-data';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { languageAtom } from '../../../../state/language.ts';
import { type IntakeDraftValues, mergeDrafts } from './merge-drafts.ts';
import type { StepTexts } from './step-texts.ts';
import { useDeviceDraft } from './useDeviceDraft.ts';

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

export interface IntakeDraft {
  values: IntakeDraftValues;
  status: SaveStatus;
  /** What was kept elsewhere meanwhile has been brought together with what is typed here: fields are drawn anew. */
  merges: number;
  /** It goes on with the birthdate: with this link the record has been shown elsewhere meanwhile. */
  isLocked: boolean;
  /** Grows when the device brought something back: fields are drawn with it. */
  restored: number;
  /** What stands in the fields and is no answer so far. */
  texts: StepTexts;
  setAnswers: (section: SectionId, answers: Answers) => void;
  setFigures: (figures: BodyFigures) => void;
  /** Saves what is not saved yet and gives the version that is kept; null when it could not be saved. */
  settle: () => Promise<number | null>;
  /** It takes no more answers: it was sent in, or something else became of it. */
  close: (state: PublicIntake['state']) => void;
}

/** A pause in the typing after which it is kept. */
const PAUSE_MS = 1_000;
const RETRY_MS = 5_000;

const valuesOf = (held: PublicIntake): IntakeDraftValues => ({
  answers: withRecordAnswers(readIntakeAnswers(held.answers), readIntakeAnswers(held.record.answers)),
  figures: readHomeFigures(held.figures),
});

/** What is sent: the fields hold texts and lists for nothing, and what is out of bounds while it is being typed. */
const sendable = ({ answers, figures }: IntakeDraftValues) => ({
  answers: readIntakeAnswers(answers),
  figures: readHomeFigures(figures),
});

/**
 * Keeps a questionnaire on the server while it is filled in: after a pause, when the page is left, and again when it
 * failed; on the device what the server does not have. Where it is filled in twice at once, both are brought together
 * answer by answer.
 */
export function useIntakeDraft(
  held: PublicIntake,
  onClosed: (state: PublicIntake['state']) => void,
): IntakeDraft {
  const language = useAtomValue(languageAtom);
  const save = useSavePublicIntake();
  const [values, setValues] = useState<IntakeDraftValues>(() => valuesOf(held));
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [merges, setMerges] = useState(0);
  const [isLocked, setLocked] = useState(false);
  const kept = useRef({ version: held.version, values: valuesOf(held), language: held.language });
  const latest = useRef(values);
  const running = useRef<Promise<number | null> | null>(null);
  const [restored, setRestored] = useState(0);
  const change = (next: IntakeDraftValues) => {
    latest.current = next;
    setValues(next);
    device.schedule();
  };
  const device = useDeviceDraft({
    current: () => ({
      typed: latest.current,
      // Not all that is typed is sent: a weight of 700 kg stays here until it is corrected.
      kept: sendable(kept.current.values),
      version: kept.current.version,
    }),
    onFound(found) {
      change(found);
      setRestored((count) => count + 1);
    },
  });
  const close = (state: PublicIntake['state']) => {
    device.forget();
    onClosed(state);
  };

  const isKept = () =>
    kept.current.language === language &&
    JSON.stringify(sendable(latest.current)) === JSON.stringify(sendable(kept.current.values));

  const write = async (): Promise<number | null> => {
    const sent = latest.current;
    setStatus('saving');
    try {
      const answer = await save.mutateAsync({
        version: kept.current.version,
        body: { language, ...sendable(sent) } as BodyOf<'saveIntake'>,
      });
      kept.current = { version: answer.version, values: sent, language };
      setStatus('saved');
      setLocked(false);
      device.schedule();
      return answer.version;
    } catch (error) {
      if (hasCode(error, 'STALE_VERSION')) {
        const current = error.details.current as PublicIntake;
        const theirs = valuesOf(current);
        const merged = mergeDrafts(kept.current.values, theirs, latest.current);
        kept.current = { version: current.version, values: theirs, language: current.language };
        latest.current = merged;
        setValues(merged);
        setMerges((count) => count + 1);
        return write();
      }
      if (hasCode(error, 'INTAKE_CLOSED')) close(closedState(error.details.state));
      if (hasCode(error, 'INTAKE_LOCKED')) setLocked(true);
      // Nobody's questionnaire any more, such as of a patient who was deleted: trying again would find nothing, either.
      if (hasCode(error, 'NOT_FOUND')) close('WITHDRAWN');
      setStatus('failed');
      return null;
    }
  };
  const settle = async (): Promise<number | null> => {
    // One at a time: two over one version would each take the other for somebody else's.
    while (running.current !== null) await running.current;
    if (isKept()) return kept.current.version;
    running.current = write();
    const version = await running.current;
    running.current = null;
    return version;
  };

  const settleNow = useRef(settle);
  useEffect(() => {
    settleNow.current = settle;
  });
  useEffect(() => {
    if (isKept() || isLocked) return undefined;
    const timer = setTimeout(() => void settleNow.current(), status === 'failed' ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is kept is read, not followed
  }, [values, language, status, isLocked]);
  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && void settleNow.current();
    document.addEventListener('visibilitychange', whenHidden);
    return () => document.removeEventListener('visibilitychange', whenHidden);
  }, []);

  return {
    values,
    status,
    merges,
    isLocked,
    restored,
    texts: device.texts,
    setAnswers: (section, answers) =>
      change({ ...latest.current, answers: { ...latest.current.answers, [section]: answers } }),
    setFigures: (figures) => change({ ...latest.current, figures }),
    settle,
    close,
  };
}

const CLOSED = ['SUBMITTED', 'EXPIRED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
/** The state that a refusal names. */
export const closedState = (state: unknown): PublicIntake['state'] =>
  CLOSED.find((one) => one === state) ?? 'WITHDRAWN';
