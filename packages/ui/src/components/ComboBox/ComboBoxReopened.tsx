import { use, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Opens the list once more, each time that `times` grows: a line that acts has closed it. */
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
