import { canEnterRoute, type RouteId } from '@healzy/domain/session';
import type { ScreenCrumb } from '@healzy/ui/patterns/Screen';
import { useAtomValue } from 'jotai';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rolesAtom } from '../state/account.ts';
import { useHere } from './here.tsx';
import { addressOf, breadcrumbPath, isMounted, pageOf } from './pages.ts';

type Names = Partial<Record<RouteId, string | undefined>>;

const NamesContext = createContext<Names>({});

/**
 * Names places that are about somebody or something, for the breadcrumbs and titles of every screen inside.
 * @example <CrumbTrail names={{ [ROUTES.patient]: fullName(patient) }}>
 */
export function CrumbTrail({ names, children }: { names: Names; children: ReactNode }) {
  const before = useContext(NamesContext);
  const all = useMemo(() => ({ ...before, ...names }), [before, names]);
  return <NamesContext value={all}>{children}</NamesContext>;
}

/** The way to the open screen, ending with its own title; nothing for a screen that hangs on no other. */
export function useCrumbs(title: string): readonly ScreenCrumb[] {
  const { t } = useTranslation();
  const roles = useAtomValue(rolesAtom);
  const names = useContext(NamesContext);
  const here = useHere();
  if (here === null) return [];
  const places = breadcrumbPath(here.id)
    .slice(0, -1)
    // A step that nobody can enter yet, or not this person, is left out of the way.
    .filter((id) => isMounted(id) && canEnterRoute(id, roles))
    .map((id) => ({
      id,
      label: names[id] ?? t(`place.${pageOf(id).name}`),
      href: addressOf(id, here.params) ?? undefined,
    }));
  // A test's first screen bears the name of the test.
  if (places.at(-1)?.label === title) places.pop();
  return places.length === 0 ? [] : [...places, { id: 'here', label: title }];
}

/** Who and what the open screen is about, the nearest first: the test, then the patient. */
export function useSubjects(): readonly string[] {
  const names = useContext(NamesContext);
  const here = useHere();
  if (here === null) return [];
  return breadcrumbPath(here.id)
    .flatMap((id) => names[id] ?? [])
    .toReversed();
}
