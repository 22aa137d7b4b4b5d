import type { Language } from '@healzy/domain/shared';
import type { KitLabels, SomeLabels } from '@healzy/ui/labels/LabelsProvider';

/** English is built into the kit. */
const packs: Partial<Record<Language, () => Promise<KitLabels>>> = {
  es: async () => (await import('@healzy/ui/labels/es')).es,
};

const loaded = new Map<Language, KitLabels>();
const ENGLISH: SomeLabels = {};

/** Fetches the kit's labels of a language; must be done before the language is used. */
export async function loadKitLabels(language: Language): Promise<void> {
  const pack = await packs[language]?.();
  if (pack) loaded.set(language, pack);
}

/** The kit's labels in a language that has been loaded. */
export const kitLabels = (language: Language): SomeLabels => loaded.get(language) ?? ENGLISH;
