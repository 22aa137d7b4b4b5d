/** In which order day and month of a date are written. */
export type DayOrder = 'DMY' | 'MDY';
