/** Something that must be known before doing anything else with the record. */
export interface RecordAlert {
  id: string;
  /** A word or two: «Nuts». */
  text: string;
  /** All of it, where there is room: «Allergy: nuts». Default: the text. */
  sentence?: string | undefined;
  tone: 'critical' | 'warning' | 'info';
  /** Alerts of one group become one chip where there is no room: `allergy`. */
  group: string;
  /** Stays in words where there is room for one chip only, before what is as urgent: an allergy. */
  isNamedFirst?: boolean | undefined;
  /** Address where it is dealt with. */
  href?: string | undefined;
}

/** From everything in words to the most urgent in words. The first that fits is shown; a number alone says nothing. */
export const CHIP_LEVELS = ['all', 'critical', 'groups', 'one'] as const;
export type ChipLevel = (typeof CHIP_LEVELS)[number];

/** Alerts shown as one chip: one in its own words, several as their number. */
export interface AlertChip {
  id: string;
  /** The most urgent of its alerts. */
  tone: RecordAlert['tone'];
  alerts: readonly RecordAlert[];
}

/**
 * The chips of a level. Nothing is left out: what has no chip of its own is counted in that of its group.
 * @example chipsAt('groups', sixAllergies) // one chip with six alerts
 */
export function chipsAt(level: ChipLevel, alerts: readonly RecordAlert[]): readonly AlertChip[] {
  const chips: { id: string; tone: RecordAlert['tone']; alerts: RecordAlert[] }[] = [];
  for (const alert of alerts) {
    const isAlone = level === 'all' || (level === 'critical' && alert.tone === 'critical');
    const id = isAlone ? `alert ${alert.id}` : level === 'one' ? 'all' : `group ${alert.group}`;
    const group = isAlone ? undefined : chips.find((chip) => chip.id === id);
    if (group) {
      group.alerts.push(alert);
      if (weight[alert.tone] > weight[group.tone]) group.tone = alert.tone;
    } else {
      chips.push({ id, tone: alert.tone, alerts: [alert] });
    }
  }
  return chips;
}

/** The alerts of a chip that it names where it has room for one group only: the most urgent, those named first before others. */
export const mostUrgent = ({ alerts, tone }: Pick<AlertChip, 'alerts' | 'tone'>): readonly RecordAlert[] => {
  const urgent = alerts.filter((alert) => alert.tone === tone);
  const first = urgent.find(({ isNamedFirst }) => isNamedFirst) ?? urgent[0];
  return alerts.filter(({ group }) => group === first?.group);
};

/** How many alerts of each group there are, in their order: `[['allergy', 6], ['other', 1]]`. */
export function groupsOf(
  alerts: readonly RecordAlert[],
): readonly (readonly [group: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { group } of alerts) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts];
}

const weight = { info: 0, warning: 1, critical: 2 } as const;
