import { parentPort } from 'node:worker_threads';

/** The program of a worker thread that makes files: answers each message in turn. */
export function answerWith<Data>(make: (data: Data) => Promise<Uint8Array>): void {
  parentPort?.on('message', (data: Data) => {
    make(data).then(
      (bytes) => parentPort?.postMessage({ bytes }),
      (error: unknown) =>
        parentPort?.postMessage({ error: error instanceof Error ? error.stack : String(error) }),
    );
  });
}
