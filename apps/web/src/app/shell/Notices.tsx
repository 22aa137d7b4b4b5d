import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { noticesAtom } from '../../state/notices.ts';

const NoticeRegion = lazy(async () => ({ default: (await import('./NoticeRegion.tsx')).NoticeRegion }));

/** Where notices appear; its code comes with the first one. */
export function Notices() {
  const hasAny = useAtomValue(noticesAtom).length > 0;
  const [isNeeded, setNeeded] = useState(hasAny);
  if (hasAny && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <NoticeRegion />
    </Suspense>
  ) : null;
}
