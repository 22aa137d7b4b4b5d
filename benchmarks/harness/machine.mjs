import { arch, cpus, platform, totalmem } from 'node:os';

/** What the figures were measured on, in general terms: nothing that identifies one machine. */
export function machine(chromium) {
  const processors = cpus();
  return {
    cpu: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.version,
    ...(chromium ? { chromium } : {}),
  };
}
