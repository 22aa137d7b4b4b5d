import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { focusInside } from './focusInside.ts';

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
  useImperativeHandle(inputRef, () => ({ focus: () => void focusInside(around.current) }), []);
  return around;
}
