/** A row of a report: name, value, unit and range as a laboratory prints them. */
type Row = readonly [name: string, value: string, unit: string, range: string];

/** Twenty-five analytes of a usual check-up. */
const ROWS: readonly Row[] = [
  ['Glucosa', '104', 'mg/dL', '70 - 99'],
  ['Hemoglobina glicosilada', '5,4', '%', '4,0 - 5,6'],
  ['Colesterol total', '205', 'mg/dL', '120 - 200'],
  ['Colesterol HDL', '48', 'mg/dL', '40 - 60'],
  ['Colesterol LDL', '131', 'mg/dL', '50 - 116'],
  ['Triglicéridos', '130', 'mg/dL', '40 - 150'],
  ['Creatinina', '0,8', 'mg/dL', '0,5 - 0,9'],
  ['Urea', '35', 'mg/dL', '17 - 49'],
  ['Ácido úrico', '5,1', 'mg/dL', '2,4 - 5,7'],
  ['Sodio', '140', 'mmol/L', '136 - 145'],
  ['Potasio', '4,4', 'mmol/L', '3,5 - 5,1'],
  ['Cloro', '102', 'mmol/L', '98 - 107'],
  ['Calcio', '9,4', 'mg/dL', '8,6 - 10,2'],
  ['Magnesio', '2,0', 'mg/dL', '1,6 - 2,6'],
  ['AST', '22', 'U/L', '5 - 32'],
  ['ALT', '25', 'U/L', '5 - 33'],
  ['GGT', '20', 'U/L', '6 - 42'],
  ['Bilirrubina total', '0,6', 'mg/dL', '0,1 - 1,2'],
  ['Albúmina', '4,4', 'g/dL', '3,5 - 5,2'],
  ['Hierro', '85', 'µg/dL', '33 - 193'],
  ['Ferritina', '64', 'ng/mL', '13 - 150'],
  ['Vitamina B12', '450', 'pg/mL', '197 - 771'],
  ['TSH', '2,1', 'mUI/L', '0,27 - 4,20'],
  ['Hemoglobina', '13,8', 'g/dL', '12,0 - 16,0'],
  ['Plaquetas', '250', '10^3/µL', '150 - 400'],
];
export const ROW_COUNT = ROWS.length;

const COLUMNS = [60, 250, 320, 410];

/** A page of a laboratory in PDF, in the fonts that every reader has. */
export function laboratoryReport(patient: string): { name: string; mimeType: string; buffer: Buffer } {
  const at = (x: number, y: number, text: string) =>
    `BT /F1 10 Tf ${x} ${y} Td (${text.replace(/[\\()]/g, (sign) => `\\${sign}`)}) Tj ET`;
  const head = [
    'Laboratorio Sierra',
    `Paciente: ${patient}`,
    'Fecha de nacimiento: 11/04/1979',
    'Fecha de extracción: 23/03/2026',
  ];
  const content = [
    ...head.map((line, index) => at(60, 790 - index * 16, line)),
    ...['Prueba', 'Resultado', 'Unidades', 'Valores de referencia'].map((text, column) =>
      at(COLUMNS[column] ?? 0, 708, text),
    ),
    ...ROWS.flatMap((row, index) =>
      row.map((text, column) => at(COLUMNS[column] ?? 0, 686 - index * 18, text)),
    ),
    // Below potassium: the value is true, and in doubt.
    at(70, 686 - ROWS.findIndex(([name]) => name === 'Potasio') * 18 - 9, 'Muestra hemolizada'),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es) >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const start = text.length;
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n`;
  text += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name: 'analitica.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}
