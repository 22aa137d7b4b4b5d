import type { WearableDevice, WearableImport, Wearables } from '@healzy/api/wearables';

/** For stories: a device that delivers. */
export const WATCH: WearableDevice = {
  id: 'watch',
  name: 'Reloj de Ana',
  choices: ['STEPS', 'SLEEP'],
  state: 'CONNECTED',
  silentSince: null,
  createdAt: '2026-02-01T10:00:00.000Z',
  lastAt: '2026-03-09T07:30:00.000Z',
  records: 12_034,
  revokedAt: null,
};

/** For stories: an export that left something out. */
export const IMPORTED: WearableImport = {
  id: 'export',
  fileName: 'exportar.zip',
  format: 'APPLE_HEALTH',
  choices: ['STEPS', 'SLEEP'],
  isFromPatient: true,
  isComplete: true,
  createdAt: '2026-03-01T10:00:00.000Z',
  parts: 3,
  read: 1300,
  stored: 1200,
  skipped: [
    { reason: 'IMPLAUSIBLE', count: 99, rows: [4, 17] },
    { reason: 'FROM_ANOTHER_VERSION', count: 1, rows: [] },
  ],
  firstOn: '2025-01-05',
  lastOn: '2026-03-01',
  sources: ['Apple Watch', 'iPhone'],
};

/** For stories: all there is of a patient. */
export const SAMPLE_WEARABLES: Wearables = {
  state: 'CONNECTED',
  silentSince: null,
  lastOn: '2026-03-09',
  zone: 'Europe/Madrid',
  canEdit: true,
  sources: [
    { source: 'Apple Watch', firstOn: '2025-01-05', lastOn: '2026-03-01', records: 900 },
    { source: 'iPhone', firstOn: '2024-01-05', lastOn: '2026-03-01', records: 300 },
    { source: 'Reloj de Ana', firstOn: '2026-02-01', lastOn: '2026-03-09', records: 12_034 },
  ],
  devices: [WATCH],
  imports: [IMPORTED],
  link: null,
};
