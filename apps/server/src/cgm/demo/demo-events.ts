import type { CgmEventForm, SimulatedEvent } from '@healzy/domain/cgm';

const NAMES: Record<SimulatedEvent['subtype'], readonly string[]> = {
  BREAKFAST: ['Tostada con aceite', 'Avena con leche'],
  MID_MORNING_SNACK: ['Fruta'],
  LUNCH: ['Arroz con verduras', 'Lentejas', 'Ensalada y pescado'],
  MID_AFTERNOON_SNACK: ['Yogur y nueces'],
  DINNER: ['Tortilla y ensalada', 'Pasta con tomate'],
  WALKING: ['Paseo'],
  RUNNING: ['Carrera'],
};

const HOUR = 3600;
/** One night in as many is short. */
const SHORT_NIGHT_EVERY = 4;
const BLANK = { subtype: null, description: null, comment: null, feeling: null };

const iso = (epochSeconds: number) => new Date(epochSeconds * 1000).toISOString();

/** The events of a simulated trace as they would be recorded: meals that repeat, training, and the nights before. */
export function demoEvents(events: readonly SimulatedEvent[]): CgmEventForm[] {
  const repeats = new Map<string, number>();
  let nights = 0;
  return events.flatMap(({ type, subtype, epochSeconds, minutes }): CgmEventForm[] => {
    const repeat = repeats.get(subtype) ?? 0;
    repeats.set(subtype, repeat + 1);
    const names = NAMES[subtype];
    const event: CgmEventForm = {
      ...BLANK,
      type,
      subtype: subtype === 'WALKING' || subtype === 'RUNNING' ? subtype : null,
      name: names[repeat % names.length] ?? '',
      start: iso(epochSeconds),
      end: iso(epochSeconds + minutes * 60),
    };
    if (subtype !== 'BREAKFAST') return [event];
    const isShort = ++nights % SHORT_NIGHT_EVERY === 0;
    const night: CgmEventForm = {
      ...BLANK,
      type: 'REST',
      name: isShort ? 'Mala noche' : 'Noche',
      start: iso(epochSeconds - (isShort ? 5.5 : 8.5) * HOUR),
      end: iso(epochSeconds - HOUR),
    };
    return [night, event];
  });
}
