/** A unit in which a quantity can be given. */
export interface QuantityUnit<Id extends string = string> {
  id: Id;
  /** Shown after the amount: "g", or "portion" and "portions" by the amount. */
  label: string | ((amount: number) => string);
  /** How much of the first unit one of it is: a portion of 100 g has 100. */
  factor: number;
  /** Step of an arrow key, in this unit; 1 by default. */
  step?: number | undefined;
  /** Decimals shown; typed input is never rounded. */
  maxDecimals?: number | undefined;
}

export interface Quantity<Id extends string = string> {
  /** `null` while empty, `NaN` while the text is not a number. */
  amount: number | null;
  unit: Id;
}

/** Without the errors of floating point; a third stays as exact as it can be. */
function clean(value: number): number {
  const rounded = Number(value.toFixed(6));
  return Math.abs(rounded - value) < 1e-9 * Math.max(1, Math.abs(value)) ? rounded : value;
}

/** An amount in another unit. */
export const convert = (amount: number, from: QuantityUnit, to: QuantityUnit) =>
  clean((amount * from.factor) / to.factor);

/** "1.5 portions" in the language. */
export function quantityText(amount: number, unit: QuantityUnit, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: unit.maxDecimals ?? 2 });
  return `${number.format(amount)} ${unitLabel(unit, amount)}`;
}

export const unitLabel = ({ label }: QuantityUnit, amount: number) =>
  typeof label === 'string' ? label : label(amount);

/** Whether a quantity is within limits in the first unit. Empty ones are; what is not a number is not. */
export function isWithin(amount: number | null, unit: QuantityUnit, min = -Infinity, max = Infinity) {
  if (amount === null) return true;
  const inFirst = clean(amount * unit.factor);
  return inFirst >= min && inFirst <= max;
}
