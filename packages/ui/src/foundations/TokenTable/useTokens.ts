import { useEffect, useState, type RefObject } from 'react';
import { useThemeVersion } from '../../charts/painting/useThemeVersion.ts';

/** What the roles (`var(--hz-…)`) stand for where the element is, in the theme in force. */
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
