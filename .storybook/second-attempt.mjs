// Of a thousand stories one starves now and then on a busy machine: each has a second attempt, and `npm test` names who
// needed it.
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
