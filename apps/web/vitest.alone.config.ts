import config, { ALONE } from './vitest.config.ts';

export default {
  ...config,
  test: { ...config.test, name: 'web-alone', include: [ALONE], exclude: [], isolate: true },
};
