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
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../../state/language.ts';
import { type IntakeDraftValues, mergeDrafts } from './merge-drafts.ts';
import { useDeviceDraft } from './useDeviceDraft.ts';

/** The pause in typing after which it is saved. */
const PAUSE_MS = 1_000;
const RETRY_MS = 5_000;

const valuesOf = (held: PublicIntake): IntakeDraftValues => ({
  answers: withRecordAnswers(readIntakeAnswers(held.answers), readIntakeAnswers(held.record.answers)),
  figures: readHomeFigures(held.figures),
});

/** What is sent: fields hold empty texts and lists for no answer, and out-of-range values while typing. */
const sendable = ({ answers, figures }: IntakeDraftValues) => ({
  answers: readIntakeAnswers(answers),
  figures: readHomeFigures(figures),
});

/**
 * Saves a questionnaire on the server while it is filled in: after a pause, when the page is left, and again after a
 * failure; keeps on the device what the server does not have. If it is filled in twice at once, both are merged answer
 * by answer.
 */
export function useIntakeDraft(held: PublicIntake, onClosed: (state: PublicIntake['state']) => void) {
  const language = useLanguage();
  const save = useSavePublicIntake();
  const [values, setValues] = useState<IntakeDraftValues>(() => valuesOf(held));
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
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
      // Not everything typed is sent: a weight of 700 kg stays here until it is corrected.
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
      // The questionnaire no longer exists, for example because the patient was deleted: retrying is pointless.
      if (hasCode(error, 'NOT_FOUND')) close('WITHDRAWN');
      setStatus('failed');
      return null;
    }
  };
  const settle = async (): Promise<number | null> => {
    // One save at a time: two over one version would each treat the other as someone else's.
    while (running.current !== null) await running.current;
    if (isKept()) return kept.current.version;
    running.current = write();
    const version = await running.current;
    running.current = null;
    return version;
  };

  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (isKept() || isLocked) return undefined;
    const timer = setTimeout(() => void settleNow(), status === 'failed' ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is kept is read, not followed
  }, [values, language, status, isLocked]);
  useEffect(() => {
    const whenHidden = () => document.visibilityState === 'hidden' && void settleNow();
    document.addEventListener('visibilitychange', whenHidden);
    return () => document.removeEventListener('visibilitychange', whenHidden);
  }, []);

  return {
    values,
    status,
    /** Counts merges of remote changes with the local input: fields are remounted. */
    merges,
    /** Requires the birthdate to go on: this link has been used to show the record elsewhere meanwhile. */
    isLocked,
    /** Increases when the device restored something: fields are remounted with it. */
    restored,
    /** Texts in the fields that are not answers yet. */
    texts: device.texts,
    setAnswers: (section: SectionId, answers: Answers) =>
      change({ ...latest.current, answers: { ...latest.current.answers, [section]: answers } }),
    setFigures: (figures: BodyFigures) => change({ ...latest.current, figures }),
    /** Saves what is unsaved and returns the saved version; null if it could not be saved. */
    settle,
    /** It accepts no more answers: it was submitted, or closed elsewhere. */
    close,
  };
}

const CLOSED = ['SUBMITTED', 'EXPIRED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const;
/** The state named by an error. */
export const closedState = (state: unknown): PublicIntake['state'] =>
  CLOSED.find((one) => one === state) ?? 'WITHDRAWN';
