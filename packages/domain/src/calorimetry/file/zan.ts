import type { Grid } from './grid.ts';

/** Keys of the person, and what the reader of introductions calls them. */
const PERSON: Readonly<Record<string, string>> = {
  geschlecht: 'Geschlecht',
  geburtstag: 'Geburtsdatum',
  groesse: 'Größe (cm)',
  gewicht: 'Gewicht (kg)',
};
/** Units of the channels that are read; every channel states by how much its whole numbers are multiplied. */
const UNITS: Readonly<Record<string, string>> = {
  Zeit: 's',
  VO2: 'L/min',
  VCO2: 'L/min',
  HR: 'bpm',
  Vex: '',
};

/**
 * ZAN's raw export as a table: channels are listed as `P=305,1000.000000,VO2` (number, scale, name), breaths as
 * `B12=` with the values of the channels in that order, behind a number of the breath's kind. A line of the table is the
 * line of the file. null when the file is another one.
 */
export function gridOfZan(lines: readonly string[]): Grid | null {
  const head = lines.slice(0, 400).map((line) => line.trim().toLowerCase());
  const data = head.indexOf('[data]');
  if (data < 0 || !head.includes('[parameter]')) return null;
  const channels: { scale: number; name: string }[] = [];
  const table = lines.map((line, i) => {
    const text = line.trim();
    const channel = /^P=\d+,([\d.]+),(.*)$/.exec(text);
    if (channel !== null) channels.push({ scale: Number(channel[1]), name: channel[2]!.trim() });
    const fact = /^(\w+)=(.*)$/.exec(text);
    const label = fact === null ? undefined : PERSON[fact[1]!.toLowerCase()];
    if (label !== undefined) return `${label}\t${fact![2]!.trim()}`;
    if (i === data) return channels.map(({ name }) => headingOf(name)).join('\t');
    return /^B\d+=/.test(text) ? breath(text, channels) : '';
  });
  return { name: null, lines: table, delimiter: '\t' };
}

const headingOf = (name: string): string => (UNITS[name] === undefined ? name : `${name} [${UNITS[name]}]`);

function breath(text: string, channels: readonly { scale: number }[]): string {
  const values = text.slice(text.indexOf('=') + 1).split(',');
  // A breath with more or fewer values cannot be assigned to the channels.
  if (values.length !== channels.length + 1) return text;
  return channels
    .map(({ scale }, i) => {
      const value = Number(values[i + 1]);
      return Number.isFinite(value) && scale > 0 ? String(value / scale) : '';
    })
    .join('\t');
}
