/** The principal specialist of a patient; null if there is none. */
export function principalOf<Specialist extends { isPrincipal: boolean }>(
  specialists: readonly Specialist[],
): Specialist | null {
  return specialists.find((specialist) => specialist.isPrincipal) ?? null;
}
