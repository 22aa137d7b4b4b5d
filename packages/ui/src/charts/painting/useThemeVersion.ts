import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * A number that increases whenever the theme around the element may have changed: an attribute of an ancestor, the
 * system's colour scheme or contrast. Canvases repaint when it changes, because CSS does not reach them.
 */
export function useThemeVersion(element: RefObject<Element | null>): number {
  const [version, setVersion] = useState(0);
  // Before the browser paints: a theme change right after the first paint must not be missed.
  useLayoutEffect(() => {
    const raise = () => setVersion((last) => last + 1);
    const observer = new MutationObserver(raise);
    for (let node = element.current?.parentElement; node; node = node.parentElement) {
      observer.observe(node, {
        attributes: true,
        attributeFilter: ['class', 'data-theme', 'data-brand', 'data-density'],
      });
    }
    const queries = [
      '(prefers-color-scheme: dark)',
      '(forced-colors: active)',
      '(prefers-contrast: more)',
    ].map((query) => window.matchMedia(query));
    for (const query of queries) query.addEventListener('change', raise);
    // Text measured or painted before the web font has loaded has the wrong face.
    let isGone = false;
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(() => !isGone && raise());
    return () => {
      isGone = true;
      observer.disconnect();
      for (const query of queries) query.removeEventListener('change', raise);
    };
  }, [element]);
  return version;
}
