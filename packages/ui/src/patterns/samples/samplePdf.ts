/** Options of a sample document. */
export interface SamplePdf {
  /** Lines of each page; the first is a heading. */
  readonly pages: readonly (readonly string[])[];
  /** Requires a password that nobody has. */
  readonly isEncrypted?: boolean;
}

const twoPages: SamplePdf = {
  pages: [
    [
      'Laboratory report',
      'Sample taken 12 March 2026, fasting',
      '',
      'Glucose               92 mg/dL      70 - 100',
      'Glycated haemoglobin   5.4 %         4.0 - 5.6',
      'Total cholesterol    187 mg/dL     under 200',
      'Triglycerides         96 mg/dL     under 150',
      'Ferritin              64 ng/mL      20 - 250',
    ],
    [
      'Notes of the laboratory',
      'Values were measured on the day of the sample.',
      'Ranges are those of the laboratory that measured.',
    ],
  ],
};

const escaped = (line: string) => line.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A document of A4 pages in the standard fonts, small enough to read its source. */
export function samplePdf({ pages, isEncrypted = false }: SamplePdf = twoPages): Uint8Array<ArrayBuffer> {
  const first = 5;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const [heading = '', ...body] = lines;
      const messages = [
        'BT /F1 22 Tf 64 750 Td',
        `(${escaped(heading)}) Tj`,
        '/F2 12 Tf 20 TL 0 -36 Td',
        ...body.map((line) => `(${escaped(line)}) Tj T*`),
        'ET',
      ].join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${messages.length} >>\nstream\n${messages}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  const add = (body: string) => {
    places.push(text.length);
    text += `${places.length} 0 obj\n${body}\nendobj\n`;
  };
  objects.forEach(add);
  let lock = '';
  if (isEncrypted) {
    const key = '5a'.repeat(32);
    add(`<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${key}> /U <${key}> >>`);
    lock = ` /Encrypt ${places.length} 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`;
  }
  const start = text.length;
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n`;
  text += places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
