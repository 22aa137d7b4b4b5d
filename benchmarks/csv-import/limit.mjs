// The minimal reader of this one file: bytes in, typed columns out, no check of any shape or value.
import { clarityFile } from '../data/clarity-file.mjs';
import { answerOf } from './answer.mjs';
import { dayNumber, wallReader } from './wall-clock.mjs';

const COMMA = 44;
const NEWLINE = 10;

export function prepare({ readings, device }) {
  const bytes = clarityFile(readings, device);
  return () => {
    const length = bytes.length;
    const epochSeconds = new Float64Array(readings + 1024);
    const mgdl = new Float64Array(readings + 1024);
    const toEpoch = wallReader();
    let count = 0;
    let skipped = 0;
    let at = bytes.indexOf(NEWLINE) + 1;
    let date = -1;
    let dateSeconds = 0;
    while (at < length) {
      while (bytes[at] !== COMMA) at++;
      const time = at + 1;
      at = time;
      while (bytes[at] !== COMMA) at++;
      // `EGV,`
      if (bytes[at + 1] !== 69 || bytes[at + 2] !== 71 || bytes[at + 3] !== 86 || bytes[at + 4] !== COMMA) {
        skipped++;
        at = bytes.indexOf(NEWLINE, at) + 1;
        continue;
      }
      at += 5;
      for (let column = 3; column < 7; at++) if (bytes[at] === COMMA) column++;
      let value = 0;
      if (bytes[at] === 76) value = 39;
      else if (bytes[at] === 72) value = 401;
      else
        for (let digit = bytes[at] - 48; digit >= 0 && digit <= 9; digit = bytes[++at] - 48)
          value = value * 10 + digit;
      const year =
        bytes[time] * 1000 + bytes[time + 1] * 100 + bytes[time + 2] * 10 + bytes[time + 3] - 53328;
      const month = bytes[time + 5] * 10 + bytes[time + 6] - 528;
      const day = bytes[time + 8] * 10 + bytes[time + 9] - 528;
      const key = (year * 12 + month) * 32 + day;
      if (key !== date) {
        date = key;
        dateSeconds = dayNumber(year, month, day) * 86400;
      }
      epochSeconds[count] = toEpoch(
        dateSeconds +
          (bytes[time + 11] * 10 + bytes[time + 12] - 528) * 3600 +
          (bytes[time + 14] * 10 + bytes[time + 15] - 528) * 60 +
          (bytes[time + 17] * 10 + bytes[time + 18] - 528),
      );
      mgdl[count++] = value;
      at = bytes.indexOf(NEWLINE, at) + 1;
    }
    return () => answerOf(epochSeconds, mgdl, count, skipped);
  };
}
