// On a busy machine one of a thousand stories starves now and then: each gets a second attempt, and `npm test` lists
// those that needed it. With an overridden token they are meant to fail, once.
if (!process.env.HEALZY_TOKENS) import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
