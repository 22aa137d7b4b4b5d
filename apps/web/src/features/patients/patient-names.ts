interface Named {
  readonly name: string;
  readonly surname: string;
}

export function fullName({ name, surname }: Named): string {
  return `${name} ${surname}`.trim();
}

/** The specialist who answers for a patient; null while there is none. */
export function principalOf<Specialist extends { isPrincipal: boolean }>(
  specialists: readonly Specialist[],
): Specialist | null {
  return specialists.find((specialist) => specialist.isPrincipal) ?? null;
}
