import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CHIP_LEVELS, type ChipLevel } from './chipLevels.ts';

/** The share of the line that the chips may take. */
const SHARE = 0.5;

/**
 * The first level whose chips fit into their share of the line, found before anything is painted.
 *
 * @param content what the chips show; they are measured again when it changes
 */
export function useChipLevel(chips: RefObject<HTMLElement | null>, content: string): ChipLevel {
  const [measured, setMeasured] = useState({ content, index: 0 });
  const index = measured.content === content ? measured.index : 0;
  const width = useRef(0);
  useLayoutEffect(() => {
    const list = chips.current;
    // The layout depends on the whole line; a summary elsewhere has the width of what is around it.
    const line = list?.closest<HTMLElement>('[data-page-line]') ?? list?.parentElement;
    if (!list || !line) return;
    const fit = () => {
      const room = line.clientWidth;
      if (room !== width.current) {
        width.current = room;
        setMeasured({ content, index: 0 });
      } else if (index < CHIP_LEVELS.length - 1 && list.scrollWidth > room * SHARE) {
        setMeasured({ content, index: index + 1 });
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(line);
    return () => observer.disconnect();
  }, [chips, content, index, measured]);
  return CHIP_LEVELS[index] ?? 'one';
}
