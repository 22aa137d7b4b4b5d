import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** What a field of several controls gives to `inputRef`: a form's adapter asks nothing else of it. */
export interface FocusTarget {
  focus: () => void;
}

/**
 * Leads focus into a field of several controls: to the chosen one, else to the first that takes it.
 * @returns the ref for the element around the controls
 */
export function useFocusTarget(inputRef: Ref<FocusTarget> | undefined): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    inputRef,
    () => ({
      focus: () => {
        const inside = around.current;
        const target =
          inside?.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
          inside?.querySelector<HTMLElement>('input:not(:disabled, [type="hidden"]), button:not(:disabled)');
        target?.focus();
      },
    }),
    [],
  );
  return around;
}
