/** The principal specialist of a patient; null if there is none. */
export function principalOf<Specialist extends { isPrincipal: boolean }>(
  specialists: readonly Specialist[],
): Specialist | null {
  return specialists.find((specialist) => specialist.isPrincipal) ?? null;
}

/** The specialists of a patient beside the principal one. */
export const observersOf = <Specialist extends { isPrincipal: boolean }>(
  specialists: readonly Specialist[],
): Specialist[] => specialists.filter(({ isPrincipal }) => !isPrincipal);
