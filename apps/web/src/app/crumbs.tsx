import type { ScreenCrumb } from '@healzy/ui/patterns/Screen';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface Place {
  readonly label: string;
  readonly href: string;
}

const Trail = createContext<readonly Place[]>([]);

/** Puts places before the breadcrumbs of every screen inside: what a layout route is about. */
export function CrumbTrail({ places, children }: { places: readonly Place[]; children: ReactNode }) {
  const before = useContext(Trail);
  const trail = useMemo(() => [...before, ...places], [before, places]);
  return <Trail value={trail}>{children}</Trail>;
}

/** The way to a screen, ending with its own title; nothing for a screen that hangs on no other. */
export function useCrumbs(title: string): readonly ScreenCrumb[] {
  const trail = useContext(Trail);
  if (trail.length === 0) return [];
  return [...trail.map((place) => ({ id: place.href, ...place })), { id: 'here', label: title }];
}
