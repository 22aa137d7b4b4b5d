import type { PartPacks } from '../../labels/partLabels.ts';
import type { HypnogramLabels } from './Hypnogram.tsx';

export const hypnogramLabels: PartPacks<HypnogramLabels> = {
  en: {
    instructions: 'Use the left and right arrows to read each stage.',
    missing: 'no value',
    empty: 'Nothing has been measured yet.',
    stages: { awake: 'Awake', rem: 'REM', light: 'Light', deep: 'Deep' },
    legend: 'Stages',
    timeHeader: 'Time',
    stageHeader: 'Stage',
    durationHeader: 'Duration',
    total: 'All night',
  },
  es: {
    instructions: 'Usa las flechas izquierda y derecha para leer cada fase.',
    missing: 'sin dato',
    empty: 'Todavía no hay nada que mostrar.',
    stages: { awake: 'Despierto', rem: 'REM', light: 'Ligero', deep: 'Profundo' },
    legend: 'Fases',
    timeHeader: 'Hora',
    stageHeader: 'Fase',
    durationHeader: 'Duración',
    total: 'Toda la noche',
  },
};
