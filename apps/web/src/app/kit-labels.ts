import type { Language } from '@healzy/domain/shared';
import type { KitLabels, SomeLabels } from '@healzy/ui/labels/LabelsProvider';

/** English is in the kit itself. */
const packs: Partial<Record<Language, () => Promise<KitLabels>>> = {
  es: async () => (await import('@healzy/ui/labels/es')).es,
};

const loaded = new Map<Language, KitLabels>();
const ENGLISH: SomeLabels = {};

/** Fetches what the kit says in a language; done before the language is in use. */
export async function loadKitLabels(language: Language): Promise<void> {
  const pack = await packs[language]?.();
  if (pack) loaded.set(language, pack);
}

/** What the kit says in a language that has been loaded. */
export const kitLabels = (language: Language): SomeLabels => loaded.get(language) ?? ENGLISH;
