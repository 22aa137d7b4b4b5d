import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import { focusInside } from './focusInside.ts';

/** What a field of several controls passes to `inputRef`: a form adapter needs nothing else. */
export interface FocusTarget {
  focus: () => void;
}

/**
 * Lets focus be moved into a field of several controls: to the selected one, else to the first focusable one.
 *
 * @returns the ref for the element around the controls
 */
export function useFocusTarget(inputRef: Ref<FocusTarget> | undefined): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  useImperativeHandle(inputRef, () => ({ focus: () => void focusInside(around.current) }), []);
  return around;
}
