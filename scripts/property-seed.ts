// Property tests use the same cases on every run, so that a failure belongs to the change that reveals it.
// `HEALZY_SEED=$RANDOM npm test -- unit server` explores further; a failing case it finds becomes a test of its own.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.HEALZY_SEED ?? 20_261_121) });
