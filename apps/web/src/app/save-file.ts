/** Saves a text, or the bytes of a file, through the browser. */
export function saveFile(text: string | Blob, fileName: string, mediaType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Firefox reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * Saves a table as a file for a spreadsheet. The byte order mark, by which spreadsheets recognise UTF-8, is lost when an
 * answer is read as text.
 */
export const saveSheet = (csv: string, name: string): void =>
  saveFile(`\uFEFF${csv}`, `${name}.csv`, 'text/csv;charset=utf-8');

/** Saves the file at a signed address through the browser, under the file's own name. */
export function downloadFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Saves what one of our own addresses returns through the browser. */
export function saveFrom(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
