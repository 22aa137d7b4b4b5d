/**
 * Body mass index in kg/m². The caller checks first that weight and height are of one body (`bodyIndices`).
 *
 * @example bodyMassIndexOf(70, 175) // 22.86
 */
export function bodyMassIndexOf(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}
