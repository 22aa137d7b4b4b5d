import { madridOffsets } from '../data/trace.mjs';

const { changes, seconds } = madridOffsets(2020, 2040);

/**
 * A reader of Madrid wall times in file order: it keeps the current offset between rows, and a step back in wall time
 * means that the repeated hour of October has started again.
 *
 * @returns a function from wall seconds to UTC seconds
 */
export function wallReader() {
  let row = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (wall) => {
    let epoch = wall - seconds[row];
    while (row + 1 < changes.length) {
      const later = wall - seconds[row + 1];
      // March: the later offset applies as soon as its own instant has come. October: only once the clock has been seen
      // to step back, or no first pass is left.
      const isOver = epoch >= changes[row + 1] || (epoch <= last && later >= changes[row + 1]);
      if (!isOver) break;
      row++;
      epoch = later;
    }
    last = epoch;
    return epoch;
  };
}

/** Wall-clock seconds of `YYYY-MM-DDThh:mm:ss` as if it were UTC; digits are read by position. */
export function wallSeconds(text) {
  const digit = (index) => text.charCodeAt(index) - 48;
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3);
  const month = digit(5) * 10 + digit(6);
  const day = digit(8) * 10 + digit(9);
  const hour = digit(11) * 10 + digit(12);
  const minute = digit(14) * 10 + digit(15);
  return dayNumber(year, month, day) * 86400 + hour * 3600 + minute * 60 + digit(17) * 10 + digit(18);
}

/** Days since 1970-01-01. */
export function dayNumber(year, month, day) {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719468
  );
}
