/*
 * Loaded into a server before its own code (`--import`), which knows nothing of it: kills it, as a power cut would, the
 * moment something is committed that was first written into the table named here. A signal from outside comes too late:
 * what follows a commit takes milliseconds.
 */
import { PGlite } from '@electric-sql/pglite';
import process from 'node:process';

const written = `INSERT INTO ${process.env.HEALZY_E2E_ENDS_AT}`;
let isWritten = false;
const { execProtocolStream } = PGlite.prototype;
PGlite.prototype.execProtocolStream = async function (messages, options) {
  const answer = await execProtocolStream.call(this, messages, options);
  isWritten ||= messages.includes(written);
  const isCommitted = answer.some(({ name, text }) => name === 'commandComplete' && text === 'COMMIT');
  if (isWritten && isCommitted) process.kill(process.pid, 'SIGKILL');
  return answer;
};
