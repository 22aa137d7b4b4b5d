import { canEnterRoute, type RouteId } from '@healzy/domain/session';
import type { ScreenCrumb } from '@healzy/ui/patterns/Screen';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../state/account.ts';
import { useHere } from './here.tsx';
import { breadcrumbPath, isMounted, pageOf } from './pages.ts';
import { addressOf } from './paths.ts';

type Names = Partial<Record<RouteId, string | undefined>>;

const NamesContext = createContext<Names>({});

/**
 * Names the people and things that pages are about, for the breadcrumbs and titles of every screen inside.
 * @example <CrumbTrail names={{ '/patient/:patientId': fullName(patient) }}>
 */
export function CrumbTrail({ names, children }: { names: Names; children: ReactNode }) {
  const before = useContext(NamesContext);
  const all = useMemo(() => ({ ...before, ...names }), [before, names]);
  return <NamesContext value={all}>{children}</NamesContext>;
}

/** The breadcrumbs of the current screen, ending with its own title; empty for a screen without a parent. */
export function useCrumbs(title: string): readonly ScreenCrumb[] {
  const { t } = useTranslation();
  const roles = useRoles();
  const names = useContext(NamesContext);
  const here = useHere();
  if (here === null) return [];
  const places = breadcrumbPath(here.id)
    .slice(0, -1)
    // A step that is not built yet, or that this user may not enter, is left out.
    .filter((id) => isMounted(id) && canEnterRoute(id, roles))
    .map((id) => ({
      id,
      label: names[id] ?? t(`place.${pageOf(id).name}`),
      href: addressOf(id, here.params) ?? undefined,
    }));
  // The first screen of a test is titled with the test's own name.
  if (places.at(-1)?.label === title) places.pop();
  return places.length === 0 ? [] : [...places, { id: 'here', label: title }];
}

/** The people and things that the current screen is about, nearest first: the test, then the patient. */
export function useSubjects(): readonly string[] {
  const names = useContext(NamesContext);
  const here = useHere();
  if (here === null) return [];
  return breadcrumbPath(here.id)
    .flatMap((id) => names[id] ?? [])
    .toReversed();
}
