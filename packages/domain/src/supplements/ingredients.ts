/** Most that adults should take in a day, and who says so. */
export interface IntakeLimit {
  /** In the ingredient's unit. */
  readonly amount: number;
  /**
   * A tolerable upper intake level; a safe level of intake, where the data did not allow an upper level to be set; or
   * an upper level that counts only what is added to food, as of magnesium.
   */
  readonly kind: 'UPPER' | 'SAFE' | 'SUPPLEMENTS_ONLY';
  readonly source: IntakeSource;
}

/** Scientific opinions that the limits are from. SCF is the Scientific Committee on Food, before EFSA. */
export const INTAKE_SOURCES = {
  SCF_2000: {
    title: 'SCF, 2000',
    href: 'https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
  },
  SCF_2001: {
    title: 'SCF, 2001',
    href: 'https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
  },
  SCF_2002: {
    title: 'SCF, 2002',
    href: 'https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
  },
  SCF_2003: {
    title: 'SCF, 2003',
    href: 'https://www.efsa.europa.eu/en/topics/topic/dietary-reference-values',
  },
  EFSA_BORON: { title: 'EFSA Journal 2004;80', href: 'https://doi.org/10.2903/j.efsa.2004.80' },
  EFSA_CALCIUM: { title: 'EFSA Journal 2012;10(7):2814', href: 'https://doi.org/10.2903/j.efsa.2012.2814' },
  EFSA_CAFFEINE: { title: 'EFSA Journal 2015;13(5):4102', href: 'https://doi.org/10.2903/j.efsa.2015.4102' },
  EFSA_SELENIUM: { title: 'EFSA Journal 2023;21(1):7704', href: 'https://doi.org/10.2903/j.efsa.2023.7704' },
  EFSA_B6: { title: 'EFSA Journal 2023;21(5):8006', href: 'https://doi.org/10.2903/j.efsa.2023.8006' },
  EFSA_D: { title: 'EFSA Journal 2023;21(8):8145', href: 'https://doi.org/10.2903/j.efsa.2023.8145' },
  EFSA_FOLATE: { title: 'EFSA Journal 2023;21(11):8353', href: 'https://doi.org/10.2903/j.efsa.2023.8353' },
  EFSA_MANGANESE: {
    title: 'EFSA Journal 2023;21(12):8413',
    href: 'https://doi.org/10.2903/j.efsa.2023.8413',
  },
  EFSA_A: { title: 'EFSA Journal 2024;22(6):8814', href: 'https://doi.org/10.2903/j.efsa.2024.8814' },
  EFSA_IRON: { title: 'EFSA Journal 2024;22(6):8819', href: 'https://doi.org/10.2903/j.efsa.2024.8819' },
  EFSA_E: { title: 'EFSA Journal 2024;22(8):8953', href: 'https://doi.org/10.2903/j.efsa.2024.8953' },
} as const;
export type IntakeSource = keyof typeof INTAKE_SOURCES;

interface Ingredient {
  /** The unit of totals and limits. */
  readonly unit: 'G' | 'MG' | 'UG';
  readonly limit?: IntakeLimit;
}

const limit = (
  amount: number,
  source: IntakeSource,
  kind: IntakeLimit['kind'] = 'UPPER',
): { limit: IntakeLimit } => ({
  limit: { amount, kind, source },
});

/**
 * What supplements contain, with the limits that EFSA or its predecessor set for adults who are neither pregnant nor
 * breastfeeding. An ingredient without one has none that was published: that says nothing about how much is safe.
 */
export const INGREDIENTS = {
  VITAMIN_A: { unit: 'UG', ...limit(3000, 'EFSA_A') },
  BETA_CAROTENE: { unit: 'MG' },
  VITAMIN_B1: { unit: 'MG' },
  VITAMIN_B2: { unit: 'MG' },
  NICOTINIC_ACID: { unit: 'MG', ...limit(10, 'SCF_2002') },
  NICOTINAMIDE: { unit: 'MG', ...limit(900, 'SCF_2002') },
  VITAMIN_B5: { unit: 'MG' },
  VITAMIN_B6: { unit: 'MG', ...limit(12, 'EFSA_B6') },
  BIOTIN: { unit: 'UG' },
  FOLIC_ACID: { unit: 'UG', ...limit(1000, 'EFSA_FOLATE', 'SUPPLEMENTS_ONLY') },
  VITAMIN_B12: { unit: 'UG' },
  VITAMIN_C: { unit: 'MG' },
  VITAMIN_D: { unit: 'UG', ...limit(100, 'EFSA_D') },
  VITAMIN_E: { unit: 'MG', ...limit(300, 'EFSA_E') },
  VITAMIN_K: { unit: 'UG' },
  CALCIUM: { unit: 'MG', ...limit(2500, 'EFSA_CALCIUM') },
  MAGNESIUM: { unit: 'MG', ...limit(250, 'SCF_2001', 'SUPPLEMENTS_ONLY') },
  POTASSIUM: { unit: 'MG' },
  SODIUM: { unit: 'MG' },
  IRON: { unit: 'MG', ...limit(40, 'EFSA_IRON', 'SAFE') },
  ZINC: { unit: 'MG', ...limit(25, 'SCF_2003') },
  COPPER: { unit: 'MG', ...limit(5, 'SCF_2003') },
  IODINE: { unit: 'UG', ...limit(600, 'SCF_2002') },
  SELENIUM: { unit: 'UG', ...limit(255, 'EFSA_SELENIUM') },
  MANGANESE: { unit: 'MG', ...limit(8, 'EFSA_MANGANESE', 'SAFE') },
  MOLYBDENUM: { unit: 'UG', ...limit(600, 'SCF_2000') },
  CHROMIUM: { unit: 'UG' },
  BORON: { unit: 'MG', ...limit(10, 'EFSA_BORON') },
  EPA: { unit: 'MG' },
  DHA: { unit: 'MG' },
  ALA: { unit: 'MG' },
  PROTEIN: { unit: 'G' },
  CREATINE: { unit: 'G' },
  CAFFEINE: { unit: 'MG', ...limit(400, 'EFSA_CAFFEINE', 'SAFE') },
  FIBRE: { unit: 'G' },
  COLLAGEN: { unit: 'G' },
  LEUCINE: { unit: 'MG' },
  ISOLEUCINE: { unit: 'MG' },
  VALINE: { unit: 'MG' },
  GLUTAMINE: { unit: 'G' },
  BETA_ALANINE: { unit: 'G' },
  CITRULLINE: { unit: 'G' },
  TAURINE: { unit: 'MG' },
  GLYCINE: { unit: 'G' },
  THEANINE: { unit: 'MG' },
  MELATONIN: { unit: 'MG' },
  COENZYME_Q10: { unit: 'MG' },
  /** Anything else, by its name; it is not added up. */
  OTHER: { unit: 'MG' },
} as const satisfies Record<string, Ingredient>;
export type IngredientCode = keyof typeof INGREDIENTS;
export const INGREDIENT_CODES = Object.keys(INGREDIENTS) as [IngredientCode, ...IngredientCode[]];

export const ingredientFacts = (code: IngredientCode): Ingredient => INGREDIENTS[code];
