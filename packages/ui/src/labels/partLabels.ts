import { useMemo } from 'react';
import { useLabels } from './LabelsProvider.ts';

/** The labels of one part, in every language of the kit. */
export type PartPacks<Labels extends object> = Readonly<Record<'en' | 'es', Labels>>;

/**
 * Labels that are loaded with their part instead of with the first screen, in the language of the pack around it.
 *
 * @param own labels that replace those of the pack
 */
export function usePartLabels<Labels extends object>(
  packs: PartPacks<Labels>,
  own?: Partial<Labels>,
): Labels {
  const { language } = useLabels().common;
  return useMemo(() => ({ ...packs[language], ...own }), [packs, language, own]);
}
