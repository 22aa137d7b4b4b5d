/** What a record says of somebody whose glucose sugar, honey, juice and white bread raise (American Diabetes Association,
 *  Standards of Care 2025, 5: carbohydrate from whole grains, pulses, fruit and vegetables; as little sugar as can be). */
const OF_GLUCOSE: ReadonlySet<string> = new Set([
  'disease.DIABETES_TYPE_1',
  'disease.DIABETES_TYPE_2',
  'disease.PREDIABETES',
  'disease.GESTATIONAL_DIABETES',
]);

/** Whether menus go easy on sugar, by the codes of what the record says. */
export const sparesSugar = (remarks: readonly string[]): boolean =>
  remarks.some((code) => OF_GLUCOSE.has(code));
