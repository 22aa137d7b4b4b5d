import { createDraftAutosaver, type DraftAutosaver } from '@healzy/api/runtime/drafts/draft-autosaver';
import type { Draft } from '@healzy/api/runtime/drafts/drafts';
import { flushOnLeave } from '@healzy/api/runtime/drafts/flush-on-leave';
import { changedFields, rebase } from '@healzy/api/runtime/drafts/form-changes';
import { useEffect, useRef, useState } from 'react';
import { useDraftsOfPerson } from '../../../../app/forms/drafts/drafts-context.ts';
import { fieldsOf, type IntakeDraftValues, valuesFrom } from './merge-drafts.ts';
import { keepStepTexts } from './step-texts.ts';

export interface DeviceDraftOptions {
  /** What is typed, and how much of it the server has. */
  current: () => { typed: IntakeDraftValues; kept: IntakeDraftValues; version: number };
  /** Called with what was restored after a reload. */
  onFound: (values: IntakeDraftValues) => void;
}

/** Keeps on the device what the server does not have yet: current typing, and text that is not an answer yet. */
export function useDeviceDraft(options: DeviceDraftOptions) {
  const person = useDraftsOfPerson();
  const [texts] = useState(keepStepTexts);
  const autosaver = useRef<DraftAutosaver | null>(null);
  const isGone = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (person === null) return undefined;
    const { drafts, userId, accountId } = person;
    const bringBack = (draft: Draft): boolean => {
      const { typed, kept } = latest.current.current();
      const [here, there] = [fieldsOf(typed), fieldsOf(kept)];
      const typedSince = changedFields(there, here);
      const isUntouched = ([path]: [string, unknown]) =>
        !typedSince.some((name) => path === name || path.startsWith(`${name}.`));
      const mine = Object.entries(rebase(draft.base, draft.values, there).mine).filter(isUntouched);
      const numbers = Object.entries(draft.texts ?? {}).filter(isUntouched);
      const unfinished = Object.entries(draft.unfinished ?? {}).filter(isUntouched);
      if (mine.length + numbers.length + unfinished.length === 0) return false;
      texts.bringBack(Object.fromEntries(numbers), Object.fromEntries(unfinished));
      const noNumbers = numbers.map(([name]) => [name, Number.NaN] as const);
      latest.current.onFound(valuesFrom({ ...here, ...Object.fromEntries([...mine, ...noNumbers]) }));
      return true;
    };
    const own = createDraftAutosaver({
      open: () => drafts.open({ userId, accountId, form: 'intake' }),
      current() {
        const { typed, kept, version } = latest.current.current();
        const values = fieldsOf(typed);
        return {
          values,
          base: fieldsOf(kept),
          version,
          never: [],
          texts: texts.numbers((name) => Number.isNaN(values[name])),
          unfinished: texts.unfinished(),
        };
      },
      isGone: () => isGone.current,
      onFound: bringBack,
      // Tabs are merged through the server; without device storage, the server still keeps what it kept before.
      onElsewhere: () => undefined,
      onNotKept: () => undefined,
    });
    autosaver.current = own;
    const endings = [flushOnLeave(() => own.flush()), texts.watchTyping(() => own.schedule())];
    return () => {
      endings.forEach((end) => end());
      void own.close();
      autosaver.current = null;
    };
  }, [person, texts]);

  return {
    texts,
    /** Something was typed, or the server has saved more of it. */
    schedule: () => autosaver.current?.schedule(),
    /** It was submitted, or accepts no more answers: deletes it from the device. */
    forget() {
      isGone.current = true;
      autosaver.current?.erase();
    },
  };
}
