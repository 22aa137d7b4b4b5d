import { useEffect, useEffectEvent } from 'react';

/** Alt Page up and Alt Page down go to what comes before and after, as they do between the weeks of a menu. */
export function useStepKeys(onStep: (direction: 'before' | 'after') => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    if (!event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return;
    event.preventDefault();
    onStep(event.key === 'PageUp' ? 'before' : 'after');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
