import { useIsPhone } from '../../../app/useIsDesktop.ts';

const WIDE = { left: 88, right: 52 };
const NARROW = { left: 56, right: 54 };

/** The space beside all charts of the canvas, which makes their hours one axis. */
export function useInsets(isPrinted = false) {
  // While a page is printed it is as narrow as a phone: its charts would change in the middle of it.
  const isPhone = useIsPhone() && !isPrinted;
  return isPhone ? NARROW : WIDE;
}
