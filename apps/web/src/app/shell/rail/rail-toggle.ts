import { createRef } from 'react';

export const RAIL_ID = 'rail';

/** The button that opens the rail, which gets the focus back when it is closed. */
export const railToggle = createRef<HTMLButtonElement>();
