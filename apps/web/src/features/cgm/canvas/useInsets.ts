import { useIsPhone } from '../../../app/useIsDesktop.ts';

const WIDE = { left: 88, right: 52 };
const NARROW = { left: 56, right: 54 };

/** The space beside all charts of the canvas, which makes their hours one axis. */
export const useInsets = () => (useIsPhone() ? NARROW : WIDE);
