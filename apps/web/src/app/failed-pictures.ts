/** The address of a stored file holds its id and a signature; only the id may be logged. */
const STORED_FILE = /\/files\/content\/([0-9a-f-]{36})/i;

/**
 * Logs each of our images that fails to load (specification 8.7); the component that shows it renders an empty one
 * instead. One listener for all of them: the event does not bubble, but it can be captured.
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
