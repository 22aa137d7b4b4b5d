/** A dish in a meal: a name for some of its foods, which stay as they are when the dish is changed or deleted. */
export interface MealDish {
  /** What its foods name it by, once in a meal. */
  key: number;
  /** Where it came from. It may be gone. */
  dishId: string | null;
  nameEs: string | null;
  nameEn: string | null;
  /** As it is written is 0, the least that its limits allow -8, the most 8. */
  size: number;
  /** The foods that it is made of. Without one of them it is another dish. */
  core: readonly string[];
}
