import { useEffect } from 'react';
import { showPresses } from './pressFeedback.ts';

/**
 * Render once at the root of an app: every button, field, checkbox and menu entry of the kit then answers a press with
 * a soft ripple from where it was pressed. It renders nothing itself, causes no re-render, and stays off under reduced
 * motion or forced colours.
 */
export function PressFeedback() {
  useEffect(() => showPresses(document), []);
  return null;
}
