import { createContext } from 'react';

/**
 * Where the frame wants the page's line: the element, null until it is mounted. Undefined outside a frame, where a page
 * renders its line itself.
 */
export const PageHeaderLineSlot = createContext<HTMLElement | null | undefined>(undefined);
