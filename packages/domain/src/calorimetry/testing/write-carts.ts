import { workbookOf } from '../../shared/workbooks/testing/workbook-of.ts';
import type { CartMaker } from '../file/result.ts';
import type { SimulatedRow } from '../simulate-cart.ts';

/** How a file of a cart is written. */
interface Layout {
  maker: CartMaker;
  write: (rows: readonly SimulatedRow[]) => Uint8Array;
  /** What the file has besides oxygen. */
  has: readonly ('vco2' | 'speed' | 'phase')[];
  /** Decimals of the gas in mL/min, for comparison. */
  tolerance: number;
}

const two = (value: number) => String(value).padStart(2, '0');
const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
const comma = (text: string) => text.replace('.', ',');
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ratio = ({ vo2, vco2 }: SimulatedRow) => (vco2 / vo2).toFixed(2);

const cosmed = {
  es: 't;FR;VT;VE;VO2;VCO2;R;VO2/Kg;METS;FC;Velocidad;Fase;Marcador',
  en: 't;Rf;VT;VE;VO2;VCO2;RQ;VO2/Kg;METS;HR;Speed;Phase;Marker',
  de: 't;Af;VT;VE;VO2;VCO2;R;VO2/Kg;METS;HF;Speed;Phase;Marker',
};
const cosmedRow = (row: SimulatedRow, speed: number) =>
  [
    clock(row.timeS),
    '14.2',
    '0.62',
    row.ventilation.toFixed(1),
    row.vo2.toFixed(3),
    row.vco2.toFixed(3),
    ratio(row),
    (row.vo2 / 70).toFixed(2),
    (row.vo2 / 245).toFixed(1),
    row.heartRate,
    speed.toFixed(3),
    'EXERCISE',
    '',
  ].join(';');
const cosmedUnits = (speed: string) =>
  `hh:mm:ss;1/min;L(btps);L/min;mL/min;mL/min;---;mL/min/Kg;---;bpm;${speed};---;---`;

/** One layout for each cart, in the languages and units that its software writes. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  canonical: {
    maker: 'CANONICAL',
    has: ['vco2', 'speed', 'phase'],
    tolerance: 0.006,
    write: (rows) =>
      utf8(
        ['time_s,phase,vo2_ml_min,vco2_ml_min,hr_bpm,ve_l_min,speed_km_h']
          .concat(
            rows.map((row) =>
              [
                row.timeS,
                row.kind,
                row.vo2.toFixed(2),
                row.vco2.toFixed(2),
                row.heartRate,
                row.ventilation.toFixed(2),
                row.speed,
              ].join(','),
            ),
          )
          .join('\r\n'),
      ),
  },
  'canonical, decimal comma': {
    maker: 'CANONICAL',
    has: ['vco2', 'speed', 'phase'],
    tolerance: 0.006,
    write: (rows) =>
      utf8(
        ['time_s;phase;vo2_ml_min;vco2_ml_min;hr_bpm;ve_l_min;speed_km_h']
          .concat(
            rows.map((row) =>
              [
                row.timeS,
                row.kind,
                comma(row.vo2.toFixed(2)),
                comma(row.vco2.toFixed(2)),
                row.heartRate,
                comma(row.ventilation.toFixed(2)),
                row.speed,
              ].join(';'),
            ),
          )
          .join('\n'),
      ),
  },
  pnoe: {
    maker: 'PNOE',
    has: ['vco2', 'phase'],
    tolerance: 0.006,
    write: (rows) =>
      utf8(
        ['T(sec);PHASE;HR(bpm);VO2(ml/min);VCO2(ml/min);RER;VE(l/min);EE(kcal/min)']
          .concat(
            rows.map((row) =>
              [
                row.timeS,
                `1. ${row.kind.replace('_', ' ')}`,
                row.heartRate,
                row.vo2.toFixed(2),
                row.vco2.toFixed(2),
                ratio(row),
                row.ventilation.toFixed(2),
                '1.1',
              ].join(';'),
            ),
          )
          .join('\n'),
      ),
  },
  'cosmed, Spanish': {
    maker: 'COSMED',
    has: ['vco2', 'speed'],
    tolerance: 0.0006,
    write: (rows) =>
      utf8(
        [`${cosmed.es};EEkc`, `${cosmedUnits('Kmh')};kcal/day`, '']
          .concat(rows.map((row) => comma2(`${cosmedRow(row, row.speed)};1500`)))
          .join('\r\n'),
      ),
  },
  'cosmed, English, miles': {
    maker: 'COSMED',
    has: ['vco2', 'speed'],
    tolerance: 0.0006,
    write: (rows) =>
      utf8(
        [`${cosmed.en};EEkc`, `${cosmedUnits('Mph')};kcal/day`]
          .concat(rows.map((row) => `${cosmedRow(row, row.speed / 1.609344)};1500`))
          .join('\n'),
      ),
  },
  'cosmed, German, workbook': {
    maker: 'COSMED',
    has: ['vco2', 'speed'],
    tolerance: 0.0006,
    write: (rows) => {
      const side = [
        ['ID', '7'],
        ['Gewicht (kg)', 70.2],
        ['Geschlecht', 'Weiblich'],
        ['Alter', 41],
      ] as const;
      const table = [
        `${cosmed.de};EEkc`.split(';'),
        `${cosmedUnits('Kmh')};kcal/day`.split(';'),
        [],
        ...rows.map((row) => {
          const [, ...cells] = `${cosmedRow(row, row.speed)};1500`.split(';');
          const values = cells.map((cell) =>
            /^[\d.]+$/.test(cell) ? Number(cell) : cell === '' ? null : cell,
          );
          return [{ serial: row.timeS / 86_400, style: 3 }, ...values];
        }),
      ];
      return workbookOf({
        Ergebnisse: [
          ['Parameter', 'Einheit', 'Max'],
          ['VO2', 'mL/min', 2900],
        ],
        Daten: table.map((cells, i) => [side[i]?.[0] ?? null, side[i]?.[1] ?? null, null, ...cells]),
      });
    },
  },
  cortex: {
    maker: 'CORTEX',
    has: ['vco2'],
    tolerance: 0.6,
    write: (rows) => {
      const cell = (text: string) =>
        `<Cell><Data ss:Type="${/^[\d.]+$/.test(text) ? 'Number' : 'String'}">${text}</Data></Cell>`;
      const row = (cells: readonly string[]) => `<Row>${cells.map(cell).join('')}</Row>`;
      const body = [
        row(['Gewicht', '70,2kg']),
        row(['Gerät', 'MetaLyzer 3B-R3']),
        row(['Kanal', 'Einheit', 'Ruhe', 'VT1']),
        row(['t', 'mm:ss', '00:00 - 01:00', '-']),
        row(["V'O2", 'L/min', '0,20', '-']),
        row(['t', 'Phase', "V'O2/kg", 'HF', 'RER', "V'E", "V'CO2", "V'O2", 'EU']),
        row(['h:mm:ss', '', 'ml/min/kg', '/min', '', 'L/min', 'L/min', 'L/min', 'kcal/h']),
        ...rows.map((each) =>
          row([
            `0:${clock(each.timeS).slice(3)}`,
            'Ruhe',
            (each.vo2 / 70.2).toFixed(4),
            String(each.heartRate),
            ratio(each),
            each.ventilation.toFixed(2),
            (each.vco2 / 1000).toFixed(6),
            (each.vo2 / 1000).toFixed(6),
            '75.5',
          ]),
        ),
      ];
      return utf8(
        `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Test"><Table>${body.join('')}</Table></Worksheet></Workbook>`,
      );
    },
  },
  parvo: {
    maker: 'PARVO',
    has: ['vco2'],
    tolerance: 0.006,
    write: (rows) =>
      utf8(
        [
          '"Physiology", "", "(20190902T)"',
          '"Age", 41, "yrs", "Sex", "F"',
          '"Height", 66.9, "in", 170.0, "cm", "Weight", 154.8, "lb", 70.2, "kg"',
          '"=========="',
          '"     ", "    ", ".     ", ".     ", "     ", ".     "',
          '"TIME ", "HR  ", "VO2   ", "VCO2  ", "RER  ", "VE    "',
          '"     ", "    ", "STPD  ", "STPD  ", "     ", "BTPS  "',
          '"min  ", "bpm ", "L/min ", "L/min ", "     ", "L/min "',
          '"----------"',
          ...rows.map((row) =>
            [
              (row.timeS / 60).toFixed(6),
              row.heartRate,
              (row.vo2 / 1000).toFixed(6),
              (row.vco2 / 1000).toFixed(6),
              ratio(row),
              row.ventilation.toFixed(4),
            ].join(', '),
          ),
          '',
          '"Max VO2", 0.9, "L/min"',
          '"Events"',
          '4.000000, "Start Exercise"',
          '',
          '"Summary"',
        ].join('\r\n'),
      ),
  },
  'cortex, workbook of texts': {
    maker: 'CORTEX',
    has: ['vco2'],
    tolerance: 0.6,
    write: (rows) =>
      workbookOf({
        Test: [
          ['MetaSoft Studio'],
          ['Gewicht', '70,2 kg'],
          ...Array.from({ length: 50 }, () => ['', '']),
          ['t', 'VT', 'AF', "V'E (BTPS)", "V'O2 (STPD)", "V'CO2", 'R', "V'O2/kg", 'METS', 'HF', 'W', 'EU'],
          ['h:mm:ss', 'l', '/min', 'l/min', 'l/min', 'l/min', '', 'ml/min/kg', '', '/min', 'W', 'kcal/h'],
          ...rows.map((row) => [
            `${clock(row.timeS)},0`,
            '0,61',
            '14',
            comma(row.ventilation.toFixed(2)),
            comma((row.vo2 / 1000).toFixed(4)),
            comma((row.vco2 / 1000).toFixed(4)),
            comma(ratio(row)),
            comma((row.vo2 / 70.2).toFixed(2)),
            '-',
            String(row.heartRate),
            '-',
            '75',
          ]),
        ],
      }),
  },
  'breezesuite with a row of units': {
    maker: 'MGC',
    has: ['vco2', 'speed'],
    tolerance: 0.6,
    write: (rows) =>
      utf8(
        [
          'Time\tEx Time\tTime (Clock)\tSpeed\tVO2\tVO2\tVCO2\tRER\tVE BTPS\tHR',
          '(min)\t(min)\t \t(MPH)\t(mL/kg/min)\t(mL/min)\t(mL/min)\t \t(L/min)\t(BPM)',
        ]
          .concat(
            rows.map((row) =>
              [
                minutes(row.timeS),
                ' ',
                clock(46_000 + row.timeS),
                (row.speed / 1.609344).toFixed(5),
                (row.vo2 / 70).toFixed(1),
                row.vo2.toFixed(0),
                row.vco2.toFixed(0),
                ratio(row),
                row.ventilation.toFixed(1),
                row.heartRate,
              ].join('\t'),
            ),
          )
          .join('\r\n'),
      ),
  },
  vyntus: {
    maker: 'VYNTUS',
    has: ['vco2'],
    tolerance: 0.6,
    write: (rows) =>
      latin1(
        [
          'ID-nummer:\tA1',
          '',
          "Tid\tLast\tHF\tV'O2\tV'CO2\tRER\tV'E\tVTex\tFETT g/d",
          'min\tW\t1/min\tmL/min\tmL/min\t\tL/min\tL\tg/d\u00f8gn',
          ...rows.map((row) =>
            [
              ` ${minutes(row.timeS).padStart(5, '0')}`,
              '',
              row.heartRate,
              row.vo2.toFixed(0),
              row.vco2.toFixed(0),
              ratio(row),
              row.ventilation.toFixed(1),
              '0.9',
              '104',
            ].join('\t'),
          ),
        ].join('\r\n'),
      ),
  },
  'breezesuite, two columns of oxygen without units': {
    maker: 'MGC',
    has: ['vco2'],
    tolerance: 0.6,
    write: (rows) =>
      utf8(
        ['Time\tEx Time\tTime (Clock)\tSpeed\tVO2\tVO2\tVCO2\tRER\tVE BTPS\tHR']
          .concat(
            rows.map((row) =>
              [
                minutes(row.timeS),
                ' ',
                clock(46_000 + row.timeS),
                row.speed.toFixed(1),
                (row.vo2 / 70).toFixed(1),
                row.vo2.toFixed(0),
                row.vco2.toFixed(0),
                ratio(row),
                row.ventilation.toFixed(1),
                row.heartRate,
              ].join('\t'),
            ),
          )
          .join('\r\n'),
      ),
  },
  'vo2 master': {
    maker: 'VO2_MASTER',
    has: [],
    tolerance: 0.006,
    write: (rows) =>
      utf8(
        ['Time[s],Time[hh:mm:ss],HR[bpm],Ve[L/min],VO2[mL/kg/min],VO2[mL/min],FeO2[%]']
          .concat(
            rows.map((row) =>
              [
                row.timeS,
                clock(row.timeS),
                row.heartRate,
                `"${comma(row.ventilation.toFixed(2))}"`,
                `"${comma((row.vo2 / 70).toFixed(2))}"`,
                `"${comma(row.vo2.toFixed(2))}"`,
                '"17,45"',
              ].join(','),
            ),
          )
          .join('\n'),
      ),
  },
  zan: {
    maker: 'ZAN',
    has: ['vco2'],
    tolerance: 0.6,
    write: (rows) =>
      latin1(
        [
          '[person]',
          'geschlecht=M',
          'gewicht=70 ',
          '[parameter]',
          'P=340,1000.000000,Zeit',
          'P=305,1000.000000,VO2',
          'P=306,1000.000000,VCO2',
          'P=310,1.000000,HR',
          'P=1158,1000.000000,VL\u00fcfter',
          '[Data]',
          ...rows.map(
            (row, i) =>
              `B${i + 1}=1,${row.timeS * 1000},${row.vo2.toFixed(0)},${row.vco2.toFixed(0)},${row.heartRate},0`,
          ),
          '[Start]',
          'Rest=0',
        ].join('\r\n'),
      ),
  },
};

const comma2 = (line: string) => line.replace(/(\d)\.(\d)/g, '$1,$2');
