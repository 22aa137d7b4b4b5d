import config, { RENDERED } from './vitest.config.ts';

export default {
  ...config,
  test: { ...config.test, name: 'web-rendered', include: RENDERED, exclude: [], isolate: true },
};
