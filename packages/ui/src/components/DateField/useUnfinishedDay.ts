import { useState, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { useKeptText } from '../Field/unfinishedTexts.ts';
import { useUnfinished } from '../Field/useUnfinished.ts';
import type { DatePartsWatch } from './DatePart.tsx';
import { textAsParts } from './typedParts.ts';
import { impossibleDayInWords, type Unfinished } from './unfinishedDay.ts';

/**
 * The error of incomplete day or time parts, shown once the field has lost focus or its form was submitted. Until they
 * form a value, or are empty, submission is blocked; meanwhile they are kept with the form's draft.
 *
 * @param around the field
 */
export function useUnfinishedDay(
  around: RefObject<HTMLElement | null>,
  name: string | undefined,
  kind: 'day' | 'time' = 'day',
): { problem: string | undefined; watch: DatePartsWatch & { onUnreadable: (text: string) => void } } {
  const { locale } = useLocale();
  const texts = useLabels().field;
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const [isTold, setTold] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const [text, setText] = useState<string | null>(null);
  const [back, setBack] = useState<DatePartsWatch['back']>(null);
  useKeptText(name, text, (kept) => setBack({ parts: kept === null ? null : textAsParts(kept) }));
  useUnfinished(around, unfinished !== null, () => setTold(true));

  const sentence = () => {
    if (unreadable !== undefined) return texts.unreadableDay(unreadable);
    if (!isTold || !unfinished) return undefined;
    if (unfinished.kind === 'impossible')
      return texts.impossibleDay(impossibleDayInWords(unfinished, locale));
    return kind === 'time' ? texts.incompleteTime : texts.incompleteDay;
  };
  return {
    problem: sentence(),
    watch: {
      back,
      onShown: () => setBack(null),
      onUnfinished: (next, parts) => {
        setUnfinished(next);
        setText(next && parts);
        setUnreadable(undefined);
        if (!next) setTold(false);
      },
      onLeave: () => {
        setTold(unfinished !== null);
        setUnreadable(undefined);
      },
      onUnreadable: setUnreadable,
    },
  };
}
