/** Saves a text as a file on the user's device. */
export function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Prints some lines on a separate sheet, without the page around them. */
export function printText(heading: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (sheet === null || frame.contentWindow === null) return;
  const title = sheet.createElement('h1');
  title.textContent = heading;
  const list = sheet.createElement('pre');
  list.textContent = lines.join('\n');
  sheet.body.append(title, list);
  frame.contentWindow.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow.print();
}
