import { use, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Puts a text back into the field and opens the list, each time that `times` grows. */
export function ComboBoxTyped({ text, times }: { text: string; times: number }) {
  const state = use(ComboBoxStateContext);
  const done = useRef(times);
  useEffect(() => {
    if (done.current === times) return;
    done.current = times;
    state?.setInputValue(text);
    state?.open(null, 'manual');
  }, [state, text, times]);
  return null;
}
