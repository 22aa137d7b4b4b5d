interface Named {
  readonly name: string;
  readonly surname: string;
}

export function fullName({ name, surname }: Named): string {
  return `${name} ${surname}`.trim();
}

/** The principal specialist of a patient; null if there is none. */
export function principalOf<Specialist extends { isPrincipal: boolean }>(
  specialists: readonly Specialist[],
): Specialist | null {
  return specialists.find((specialist) => specialist.isPrincipal) ?? null;
}
