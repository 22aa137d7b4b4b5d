import { useCallback, useEffect, useRef } from 'react';

/** Whether the part is still on screen, for when something that took a while has ended. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
