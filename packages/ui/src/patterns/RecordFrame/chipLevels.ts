import type { RecordAlert } from './RecordSummary.tsx';

/** From everything in words to a number for each group. The first that fits is shown. */
export const CHIP_LEVELS = ['all', 'critical', 'groups', 'numbers'] as const;
export type ChipLevel = (typeof CHIP_LEVELS)[number];

/** Alerts shown as one chip: one in its own words, several as their number. */
export interface AlertChip {
  id: string;
  tone: RecordAlert['tone'];
  group: string;
  alerts: readonly RecordAlert[];
}

/**
 * The chips of a level. Nothing is left out: what has no chip of its own is counted in that of its group.
 * @example chipsAt('groups', sixAllergies) // one chip with six alerts
 */
export function chipsAt(level: ChipLevel, alerts: readonly RecordAlert[]): readonly AlertChip[] {
  const chips: { id: string; tone: RecordAlert['tone']; group: string; alerts: RecordAlert[] }[] = [];
  for (const alert of alerts) {
    const isAlone = level === 'all' || (level === 'critical' && alert.tone === 'critical');
    const group = isAlone ? undefined : chips.find((chip) => chip.id === alert.group);
    if (group) {
      group.alerts.push(alert);
      if (weight[alert.tone] > weight[group.tone]) group.tone = alert.tone;
    } else {
      chips.push({
        id: isAlone ? `alert ${alert.id}` : alert.group,
        tone: alert.tone,
        group: alert.group,
        alerts: [alert],
      });
    }
  }
  return chips;
}

const weight = { info: 0, warning: 1, critical: 2 } as const;
