// Of a thousand stories one starves now and then on a busy machine: each has a second attempt, and `npm test` names who
// needed it. With another value of a token they are meant to fail, once.
if (!process.env.HEALZY_TOKENS) import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
