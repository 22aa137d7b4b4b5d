// Hashing passwords as strongly as the product does is most of what tests of signing in would wait for. The tests of
// passwords themselves use its own work factors.
import { workFactors } from '../src/platform/identity/passwords.ts';

Object.assign(workFactors, { logN: 8, parallelism: 1 });
