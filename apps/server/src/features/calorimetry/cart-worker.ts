import { parentPort } from 'node:worker_threads';
import { workOnCart, type CartWork } from './computation.ts';

/** The worker thread that works on large recordings: answers one message and ends. */
parentPort?.once('message', (work: CartWork) => {
  parentPort?.postMessage(workOnCart(work));
});
