/** A stored file's address holds its id and a signature; only the id is for a log. */
const STORED_FILE = /\/files\/content\/([0-9a-f-]{36})/i;

/**
 * Writes down each picture of ours whose address did not load (specification 8.7); what shows it puts an empty
 * one in its place. Listens for all of them in one place: the event does not bubble, but it is captured.
 */
export function logFailedPictures(
  page: Pick<Document, 'addEventListener'> = document,
  log: (line: string) => void = (line) => console.warn(line),
): void {
  page.addEventListener(
    'error',
    (event) => {
      if (!(event.target instanceof HTMLImageElement)) return;
      const id = STORED_FILE.exec(event.target.src)?.[1];
      if (id !== undefined) log(`The picture of the document ${id} could not be loaded.`);
    },
    true,
  );
}
