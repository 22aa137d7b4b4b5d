// Requests over persistent connections: as many as possible, or at a fixed rate.
import { Agent, request } from 'node:http';

/** A server that hangs fails the benchmark instead of blocking it. */
const MOST_MS = 30_000;

/** One call over the wire; anything but success fails the benchmark. */
function call(agent, { method, url, headers, body }) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(url, { agent, method, headers: { ...headers, ...type } }, (answer) => {
      let bytes = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => (bytes += part));
      answer.on('end', () =>
        answer.statusCode < 300
          ? resolve(bytes)
          : reject(new Error(`${method} ${url.pathname} answered ${answer.statusCode}: ${bytes}`)),
      );
    });
    sent.on('error', reject);
    sent.setTimeout(MOST_MS, () => sent.destroy(new Error(`${method} ${url.pathname} does not answer.`)));
    sent.end(text);
  });
}

/** @returns requests a second, each connection sending one after the other */
export async function busy(make, { connections, ms }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let calls = 0;
  const began = performance.now();
  const one = async () => {
    while (performance.now() - began < ms) {
      await call(agent, make());
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return (calls * 1000) / (performance.now() - began);
}

/** @returns how long each request took in ms, from when it was due: a server that lags does not escape its queue */
export async function atRate(make, { rate, ms }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const times = [];
  const failures = [];
  const began = performance.now();
  const calls = [];
  for (let index = 0; index < (rate * ms) / 1000 && failures.length === 0; index++) {
    const due = began + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    calls.push(
      call(agent, make()).then(
        () => times.push(performance.now() - due),
        (error) => failures.push(error),
      ),
    );
  }
  await Promise.all(calls);
  agent.destroy();
  if (failures.length > 0) throw failures[0];
  return times;
}

export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
