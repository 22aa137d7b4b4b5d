import { XmlTags } from '../../shared/workbooks/xml-tags.ts';
import type { Grid } from './grid.ts';

const COLUMNS = 128;
const MAX_ROW = 1_048_576;

/** The sheets of a workbook that is one XML document (SpreadsheetML 2003), as Cortex MetaSoft writes them. */
export function sheetsOfXml(xml: Uint8Array): Grid[] {
  const tags = new XmlTags(xml);
  const grids: Grid[] = [];
  let lines: string[] = [];
  let cells: string[] = [];
  let column = 0;
  while (tags.next()) {
    const { name, isEnd, isEmpty } = tags;
    if (name === 'Worksheet' && !isEnd) {
      lines = [];
      grids.push({ name: tags.attribute('Name') ?? '', lines, delimiter: '\t' });
    } else if (name === 'Row') {
      if (!isEnd) {
        const index = Number(tags.attribute('Index') ?? 0);
        while (index > 0 && index <= MAX_ROW && lines.length < index - 1) lines.push('');
        cells = [];
        column = 0;
      }
      if (isEnd || isEmpty) lines.push(cells.join('\t'));
    } else if (name === 'Cell' && !isEnd) {
      const index = Number(tags.attribute('Index') ?? 0);
      if (index > column) column = index - 1;
      const merged = Number(tags.attribute('MergeAcross') ?? 0);
      const text = isEmpty ? '' : cellText(tags);
      if (text !== '' && column < COLUMNS) {
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
      column += 1 + (merged > 0 && merged < COLUMNS ? merged : 0);
    }
  }
  return grids;
}

function cellText(tags: XmlTags): string {
  let text = '';
  let isDate = false;
  let isData = false;
  while (tags.next() && !(tags.isEnd && tags.name === 'Cell')) {
    if (tags.name === 'Data') isData = !tags.isEnd && !tags.isEmpty;
    if (tags.isEnd || !isData) continue;
    if (tags.name === 'Data') isDate = tags.attribute('Type') === 'DateTime';
    text += tags.text();
  }
  const clean = text.replace(/["\t\r\n]+/g, ' ').trim();
  // A time of day is a moment of the day before Excel's first.
  return isDate ? clean.replace(/^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/, '$1') : clean;
}
