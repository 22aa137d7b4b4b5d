import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectSameWork } from './checksums.mjs';
import { spread } from './statistics.mjs';

const program = fileURLToPath(new URL('contender.mjs', import.meta.url));

/**
 * Measures contenders in turn: every round runs each of them once, so that a slow minute of the machine affects all.
 *
 * @param id of the benchmark, for messages
 * @param contenders `{ [name]: { module, parameters, rounds? } }`; `module` exports `prepare(parameters)`, which
 *   returns the work to be timed; that returns a function which computes its checksum off the clock. `rounds` caps the
 *   runs of a slow one.
 * @param options `{ rounds, warmUp }`: measured rounds, and discarded runs before them
 * @returns `{ [name]: { spread, first, runs } }` in milliseconds of processor time; `first` is the very first call of a
 *   fresh process
 * @throws Error when a contender fails or two checksums differ
 */
export async function interleave(id, contenders, { rounds, warmUp }) {
  const names = Object.keys(contenders);
  const running = {};
  try {
    for (const name of names) running[name] = await start(id, name, contenders[name]);
    const times = Object.fromEntries(names.map((name) => [name, []]));
    const first = {};
    const checksums = {};
    for (let round = -warmUp; round < rounds; round++) {
      for (const name of turn(names, round)) {
        const limit = contenders[name].rounds ?? rounds;
        // A slow contender needs one warm-up run only.
        if (round < 0 ? limit < rounds && round < -1 : round >= limit) continue;
        const { ms, checksum } = await running[name].ask('run');
        first[name] ??= ms;
        checksums[name] = checksum;
        if (round >= 0) times[name].push(ms);
      }
      if (Object.keys(checksums).length === names.length) expectSameWork(id, checksums);
    }
    expectSameWork(id, checksums);
    return Object.fromEntries(
      names.map((name) => [
        name,
        { spread: spread(times[name]), first: first[name], runs: times[name].length },
      ]),
    );
  } finally {
    for (const { end } of Object.values(running)) end();
  }
}

/** Each round starts with another contender, so that none always follows the same one. */
function turn(names, round) {
  const shift = ((round % names.length) + names.length) % names.length;
  return [...names.slice(shift), ...names.slice(0, shift)];
}

async function start(id, name, { module, parameters = {} }) {
  const child = fork(program, [module, JSON.stringify(parameters)], {
    execArgv: ['--expose-gc', '--max-old-space-size=6144', '--max-semi-space-size=64'],
  });
  const answer = () =>
    new Promise((resolve, reject) => {
      const settle = (action) => (value) => {
        child.off('message', onMessage);
        child.off('exit', onExit);
        action(value);
      };
      const onMessage = settle((message) =>
        message.error ? reject(new Error(`${id}: "${name}" failed: ${message.error}`)) : resolve(message),
      );
      const onExit = settle((code) => reject(new Error(`${id}: "${name}" ended with code ${code}.`)));
      child.on('message', onMessage);
      child.on('exit', onExit);
    });
  await answer();
  return {
    ask: (message) => {
      child.send(message);
      return answer();
    },
    end: () => child.kill(),
  };
}
