// A thousand invented patients: energy, what they cannot or will not eat, and a plan with or without a usual template.
const RESTRICTIONS = [
  [],
  ['GLUTEN'],
  ['MILK', 'LACTOSE'],
  ['NUTS'],
  ['FISH', 'CRUSTACEANS'],
  ['EGGS'],
  ['PORK'],
  ['GLUTEN', 'LACTOSE'],
  ['FRUCTOSE'],
  ['MILK', 'LACTOSE', 'EGGS', 'NUTS'],
];

export function patientProblem({ menus, testing }, patient, fill) {
  const foods = testing.problemOf().foods;
  return testing.problemOf({
    foods,
    fill,
    energyKcal: 1300 + ((patient * 37) % 1700),
    restrictions: RESTRICTIONS[patient % RESTRICTIONS.length],
    excludedFoods: Array.from(
      { length: patient % 6 },
      (_, index) => foods[(patient * 7 + index * 31) % 240].id,
    ),
    ...(patient % 2 ? { template: menus.DEFAULT_MENU_TEMPLATE } : {}),
  });
}
