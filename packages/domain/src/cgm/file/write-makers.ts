import { civilFromDays, fromMgdl, type GlucoseUnit } from '../../shared/index.ts';
import { CGM_FLAG_HIGH, CGM_FLAG_LOW, type CgmSeries } from '../series.ts';
import { SAMPLE_HEADINGS } from './write-headings.ts';
import type { CgmMaker, CgmFileLanguage, DayOrder, CgmFileEncoding } from './result.ts';
import type { Delimiter } from '../../shared/delimited/index.ts';

/** What a file should look like. Defaults: what the maker writes in English. */
export interface CgmFileStyle {
  maker: CgmMaker;
  language?: CgmFileLanguage;
  unit?: GlucoseUnit;
  delimiter?: Delimiter;
  decimalMark?: '.' | ',';
  dayOrder?: DayOrder | 'YMD';
  encoding?: CgmFileEncoding;
  hasMark?: boolean;
  /** Rows that are not readings: metadata, alerts with values, scans, notes. */
  hasOtherRows?: boolean;
  /** Omits the unit from the heading. */
  hidesUnit?: boolean;
}

/** A series in the format of a maker that does not write one plain table; null for the others. */
export function otherMakersText(series: CgmSeries, style: CgmFileStyle): string | null {
  if (style.maker === 'NIGHTSCOUT') return nightscoutText(series);
  if (style.maker === 'TIDEPOOL') return tidepoolText(series, style.unit ?? series.unit);
  const rows = new MakerRows(series, style).rows();
  if (rows === null) return null;
  const delimiter = style.delimiter ?? ',';
  const cell = (text: string) => (/[",;\t]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join('');
}

function nightscoutText(series: CgmSeries): string {
  const entries = Array.from(series.epochSeconds, (epoch, i) => ({
    _id: String(i).padStart(24, '0'),
    device: 'demo',
    date: epoch * 1000,
    dateString: new Date(epoch * 1000).toISOString(),
    sgv: series.mgdl[i],
    direction: 'Flat',
    type: 'sgv',
    utcOffset: series.offsetMinutes[i],
  }));
  return JSON.stringify(entries.reverse());
}

function tidepoolText(series: CgmSeries, unit: GlucoseUnit): string {
  const entries = Array.from(series.epochSeconds, (epoch, i) => {
    const flag = series.flags[i]! & CGM_FLAG_LOW ? 'low' : series.flags[i]! & CGM_FLAG_HIGH ? 'high' : null;
    return {
      ...(flag === null ? {} : { annotations: JSON.stringify([{ code: 'bg/out-of-range', value: flag }]) }),
      deviceId: 'demo',
      time: new Date(epoch * 1000).toISOString(),
      type: 'cbg',
      units: unit,
      value: unit === series.unit ? series.recorded[i]! : fromMgdl(series.mgdl[i]!, unit),
    };
  });
  return JSON.stringify([...entries, { type: 'upload', deviceId: 'demo' }]);
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Rows of the makers' tables; readings that were cut off are written as their numbers, but for Glooko's. */
class MakerRows {
  readonly #series: CgmSeries;
  readonly #style: CgmFileStyle;
  readonly #unit: GlucoseUnit;

  constructor(series: CgmSeries, style: CgmFileStyle) {
    this.#series = series;
    this.#style = style;
    this.#unit = style.unit ?? series.unit;
  }

  rows(): string[][] | null {
    const readings = Array.from(this.#series.epochSeconds, (_, i) => i);
    const { maker, language = 'en' } = this.#style;
    const unit = this.#style.hidesUnit ? '' : ` (${this.#unit})`;
    const named = (names: readonly string[]) => names.map((name) => name.replace('%', unit));
    switch (maker) {
      case 'CARELINK': {
        const headings = ['Index', ...named(SAMPLE_HEADINGS[language].carelink)];
        const divider = (section: string) => ['-------', 'Demo pump', section, 'D1', '-------'];
        const day = this.#day(0, '/');
        return [
          ['Last Name', 'First Name', 'Device', 'Demo pump'],
          divider('Pump'),
          headings,
          ['0', day, this.#clock(0, true), '', '', '', '', 'Insulin: 3'],
          ['1', day, this.#clock(0, true), '140', '', '', '', ''],
          divider('Sensor'),
          headings,
          ...readings
            .toReversed()
            .map((i) => [String(i), this.#day(i, '/'), this.#clock(i, true), '', '', this.#value(i), '', '']),
        ];
      }
      case 'GLOOKO':
        return [
          ['Name:Demo', 'Date Range:2026-01-01 - 2026-01-14'],
          named(SAMPLE_HEADINGS[language].glooko),
          ...readings.map((i) => [`${this.#day(i, '-')} ${this.#clock(i)}`, this.#glookoValue(i), 'D1']),
        ];
      case 'TANDEM':
        return [
          ['Demo export'],
          ['DeviceType', 'SerialNumber', 'Description', 'EventDateTime', `Readings${unit || ' (CGM / BGM)'}`],
          ...readings.map((i) => [
            'Demo pump',
            '1',
            'EGV',
            `${this.#day(i, '-')}T${this.#clock(i, true)}`,
            this.#value(i),
          ]),
          ['Type', 'EventID', 'EventDateTime', 'IOB'],
          ['IOB', '1', `${this.#day(0, '-')}T${this.#clock(0, true)}`, '2'],
        ];
      case 'XDRIP':
        return [
          ['DAY', 'TIME', 'UDT_CGMS', 'BG_LEVEL', 'CH_GR', 'BOLUS', 'REMARK'],
          ...readings.map((i) => [this.#dottedDay(i), this.#clock(i), this.#value(i), '', '', '', '']),
        ];
      case 'JUGGLUCO':
        return [
          ['Sensorid', 'nr', 'UnixTime', 'TZ', 'Min', this.#unit, 'Rate'],
          ...readings.map((i) => [
            'D1',
            String(i),
            String(this.#series.epochSeconds[i]),
            '1',
            '1',
            this.#value(i),
            '0',
          ]),
        ];
      default:
        return null;
    }
  }

  #local(i: number): number {
    return this.#series.epochSeconds[i]! + this.#series.offsetMinutes[i]! * 60;
  }

  #day(i: number, mark: string): string {
    const { year, month, day } = civilFromDays(Math.floor(this.#local(i) / 86_400));
    return [year, two(month), two(day)].join(mark);
  }

  #dottedDay(i: number): string {
    return this.#day(i, '.').split('.').reverse().join('.');
  }

  #clock(i: number, hasSeconds = false): string {
    const second = ((this.#local(i) % 86_400) + 86_400) % 86_400;
    return `${two(second / 3600)}:${two((second / 60) % 60)}${hasSeconds ? `:${two(second % 60)}` : ''}`;
  }

  #glookoValue(i: number): string {
    const flags = this.#series.flags[i]!;
    const isMmol = this.#unit === 'mmol/L';
    if (flags & CGM_FLAG_LOW) return this.#marked(isMmol ? '0.1' : '1');
    return flags & CGM_FLAG_HIGH ? this.#marked(isMmol ? '111.1' : '2001') : this.#value(i);
  }

  #value(i: number): string {
    const { unit, recorded, mgdl } = this.#series;
    const value = unit === this.#unit ? recorded[i]! : fromMgdl(mgdl[i]!, this.#unit);
    return this.#marked(this.#unit === 'mg/dL' ? String(Math.round(value)) : value.toFixed(1));
  }

  #marked(text: string): string {
    return this.#style.decimalMark === ',' ? text.replace('.', ',') : text;
  }
}
