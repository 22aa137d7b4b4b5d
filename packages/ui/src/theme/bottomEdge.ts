/** How much of the lower edge of the window a bar takes; on the root while there is one. */
export const bottomEdgeName = '--hz-bottom-edge';

/** Where what sticks to the lower edge ends: above such a bar. */
export const bottomEdge = `var(${bottomEdgeName}, 0px)`;
