import type { WearableHandOver } from '@healzy/api/wearables';
import type { WearableChoice } from '@healzy/domain/wearables';
import type { WearableImportOptions, WearableSurvey } from '@healzy/domain/wearables/import';
import { sentenceForError } from '../../../app/api-errors.ts';
import { useFileStep } from '../../../app/uploads/useFileStep.ts';
import { type ChosenFiles, nameOf, type WearableStep } from './import-steps.ts';
import { readFiles, surveyFiles } from './read-wearable-files.ts';
import { useRefusalText } from './useRefusalText.ts';
import { sendUntilTaken } from './send-part.ts';

const FIRST: WearableStep = { kind: 'choose' };
const isOnItsWay = ({ kind }: WearableStep) => kind === 'sending';
const failureOf = (at: WearableStep) =>
  at.kind === 'refused' ? { name: nameOf(at.files), why: at.sentence } : null;

/** What continues an import that waits for the connection, by its place; it outlives the screen as the import does. */
const waiting = new Map<string, () => void>();

const wanted = (place: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = (ending: () => void) => () => {
      waiting.delete(place);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      ending();
    };
    const goOn = end(resolve);
    const stop = end(() => reject(new DOMException('Sending was stopped.', 'AbortError')));
    waiting.set(place, goOn);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });

/**
 * Imports an export: surveyed here in a worker, then only what the person chose is read and sent, part by part. Before the
 * choice nothing leaves the device; stopping or failing on the way removes what had arrived.
 *
 * @param place different within an account for everything that takes files
 * @param zone where the person lives: of times that a file writes without one, until another is said
 */
export function useWearableImport(place: string, calls: WearableHandOver, zone: string) {
  const { refusalText, unreadable } = useRefusalText();
  const { step, setStep, begin, stop, isShown, tellArrived } = useFileStep<WearableStep>(place, {
    first: FIRST,
    isOnItsWay,
    failureOf,
  });

  const refuse = (chosen: ChosenFiles, during: 'reading' | 'sending', sentence: string) =>
    setStep({ ...chosen, kind: 'refused', during, sentence });

  /** Shows a question or a refusal. */
  const tellUnread = (chosen: ChosenFiles, outcome: Exclude<WearableSurvey, { kind: 'survey' }>) => {
    if (outcome.kind === 'question') setStep({ ...chosen, kind: 'question', asked: outcome });
    else refuse(chosen, 'reading', refusalText(outcome));
  };

  const survey = async (files: readonly File[], options: WearableImportOptions) => {
    const chosen = { files, options };
    const signal = begin();
    setStep({ ...chosen, kind: 'surveying', share: 0 });
    try {
      const outcome = await surveyFiles(files, options, {
        signal,
        onProgress: (share) => !signal.aborted && setStep({ ...chosen, kind: 'surveying', share }),
      });
      if (signal.aborted) return;
      if (outcome.kind !== 'survey') tellUnread(chosen, outcome);
      else
        setStep({
          ...chosen,
          kind: 'choices',
          survey: outcome,
          chosen: outcome.metrics.map(({ metric }) => metric),
        });
    } catch {
      if (!signal.aborted) refuse(chosen, 'reading', unreadable);
    }
  };

  const send = async (at: Extract<WearableStep, { kind: 'choices' }>) => {
    const { files, options, survey: surveyed, chosen } = at;
    const signal = begin();
    const show = (share: number, isWaiting = false) =>
      !signal.aborted && setStep({ files, options, kind: 'sending', share, isWaiting });
    let share = 0;
    show(share);
    const line = {
      signal,
      onWaiting: (isWaiting: boolean) => show(share, isWaiting),
      whenWanted: (until: AbortSignal) => wanted(place, until),
    };
    let importId: string | null = null;
    const undo = async () => {
      if (importId !== null) await calls.remove(importId).catch(() => undefined);
    };
    try {
      const begun = { fileName: nameOf(files), format: surveyed.format, choices: [...chosen] };
      // The same object for every try: it is one creation.
      const id = (await sendUntilTaken(() => calls.begin(begun), line)).id;
      importId = id;
      let part = 0;
      const outcome = await readFiles(files, chosen, options, {
        signal,
        onProgress: (progress) => {
          share = progress;
          show(share);
        },
        take: async (records) => {
          // The first part is number 1.
          const number = ++part;
          await sendUntilTaken(() => calls.add(id, number, records, signal), line);
        },
      });
      if (outcome.kind !== 'read') {
        await undo();
        if (!signal.aborted) tellUnread({ files, options }, outcome);
        return;
      }
      const { read, stored, skipped } = outcome;
      const totals = { read, stored, skipped };
      await sendUntilTaken(() => calls.complete(id, { ...totals, parts: part }), line);
      importId = null;
      setStep({ files, options, kind: 'done', importId: id, totals });
      if (!isShown()) tellArrived(nameOf(files));
    } catch (error) {
      await undo();
      // A stopped import reports nothing: another file may be in progress by now.
      if (!signal.aborted)
        refuse(
          { files, options },
          'sending',
          sentenceForError(error, (code) => (code === 'VALIDATION' ? 'WEARABLE_RECORDS' : code)),
        );
    }
  };

  return {
    step,
    choose: (files: readonly File[]) => void survey(files, { zone }),
    /** Surveys the same files again with an answer. */
    answer: (given: WearableImportOptions) =>
      (step.kind === 'question' || step.kind === 'choices') &&
      void survey(step.files, { ...step.options, ...given }),
    select: (chosen: readonly WearableChoice[]) => step.kind === 'choices' && setStep({ ...step, chosen }),
    confirm: () => step.kind === 'choices' && void send(step),
    /** Goes on after the connection was lost. */
    resume: () => waiting.get(place)?.(),
    /** Stops reading or sending, and removes what had arrived; or leaves what is shown. */
    cancel: () => {
      stop();
      setStep(FIRST);
    },
  };
}
