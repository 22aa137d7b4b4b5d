import { preloadPictograms } from '@healzy/ui/primitives/Pictogram';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { noticesAtom } from '../../state/notices.ts';
import { loadOutcomes } from '../i18n.ts';
import { lazyPart } from '../lazy-part.tsx';

const NoticeRegion = lazyPart(async () => (await import('./NoticeRegion.tsx')).NoticeRegion, null, 'silent');

/** Leaves the first screen time to load. */
const QUIET_AFTER_MS = 3_000;

/** Where notices appear. */
export function Notices() {
  const hasAny = useAtomValue(noticesAtom).length > 0;
  const [isNeeded, setNeeded] = useState(hasAny);
  if (hasAny && !isNeeded) setNeeded(true);
  useEffect(() => {
    // What tells of errors must be available when nothing more can be loaded.
    const timer = setTimeout(() => {
      NoticeRegion.preload();
      void loadOutcomes();
      preloadPictograms();
    }, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isNeeded ? <NoticeRegion /> : null;
}
