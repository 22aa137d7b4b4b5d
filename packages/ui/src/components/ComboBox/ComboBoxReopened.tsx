import { use, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Reopens the list each time `times` increases: an action row has closed it. */
export function ComboBoxReopened({ times }: { times: number }) {
  const state = use(ComboBoxStateContext);
  const done = useRef(times);
  useEffect(() => {
    if (done.current === times) return;
    done.current = times;
    state?.open(null, 'manual');
  }, [state, times]);
  return null;
}
