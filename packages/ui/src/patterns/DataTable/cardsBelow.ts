/** The width of a window, in px, below which rows are cards: three columns of a table no longer stand beside each other. */
export const CARDS_BELOW = 640;
