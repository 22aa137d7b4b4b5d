import { useEffect, useState, type RefObject } from 'react';
import { useThemeVersion } from '../../charts/painting/useThemeVersion.ts';

/** The computed values of the roles (`var(--hz-…)`) at the element, in the current theme. */
export function useTokens(element: RefObject<Element | null>, roles: readonly string[]): readonly string[] {
  const version = useThemeVersion(element);
  const [values, setValues] = useState<readonly string[]>([]);
  const names = roles.join();
  useEffect(() => {
    if (!element.current) return undefined;
    const style = getComputedStyle(element.current);
    const frame = requestAnimationFrame(() =>
      setValues(names.split(',').map((role) => style.getPropertyValue(role.slice(4, -1)).trim())),
    );
    return () => cancelAnimationFrame(frame);
  }, [element, names, version]);
  return values;
}
