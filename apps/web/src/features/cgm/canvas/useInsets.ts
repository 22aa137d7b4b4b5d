import { useIsPhone } from '../../../app/useIsDesktop.ts';

const WIDE = { left: 88, right: 52 };
/** On a phone the curve has the width that the names of days («mié 18») and the shares beside them leave. */
const NARROW = { left: 56, right: 44 };

/** The space beside all charts of the canvas, which makes their hours one axis. */
export function useInsets(isPrinted = false) {
  // While a page is printed it is as narrow as a phone: its charts would change in the middle of it.
  const isPhone = useIsPhone() && !isPrinted;
  return isPhone ? NARROW : WIDE;
}
