import { useEffect } from 'react';
import { showPresses } from './pressFeedback.ts';

/**
 * Put once at the root of an app: every button, field, tick box and menu entry of the kit then answers a press with a
 * soft ripple from where it was pressed. It draws nothing itself, renders nothing anew, and rests for those who asked
 * for less motion or for their own colours.
 */
export function PressFeedback() {
  useEffect(() => showPresses(document), []);
  return null;
}
