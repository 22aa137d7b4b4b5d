// One keystroke in a plan of many weeks: what the screen computes until totals, warnings and days off are new.
export async function prepare({ domain, samples, foods, weeks, isRemembering }) {
  const menus = await import(domain);
  const { lookupOf, menuFood } = await import(samples);
  const catalogue = Array.from({ length: foods }, (_, index) =>
    menuFood(
      `food-${index}`,
      { energy: 60 + (index % 300), protein: index % 20, fat: index % 15, carbohydrate: index % 60 },
      { notFor: index % 40 === 0 ? ['LACTOSE'] : [], unknownFor: [] },
    ),
  );
  const lookup = lookupOf(catalogue);
  let seed = 1;
  const next = (below) => (seed = (seed * 48271) % 2147483647) % below;
  const days = Array.from({ length: weeks }, () =>
    Array.from({ length: 7 }, () =>
      Object.fromEntries(
        ['BREAKFAST', 'MID_MORNING_SNACK', 'LUNCH', 'MID_AFTERNOON_SNACK', 'DINNER'].map((meal) => [
          meal,
          {
            name: '',
            isCompleted: false,
            isLocked: false,
            foods: Array.from({ length: 4 }, () => ({
              foodId: `food-${next(foods)}`,
              portions: 1 + next(4) / 2,
            })),
          },
        ]),
      ),
    ),
  );
  // A history as long as it gets.
  const undo = Array.from({ length: 200 }, (_, index) => ({
    kind: 'NAME',
    at: { week: index % weeks, day: index % 7, meal: 'LUNCH' },
    name: `Name ${index}`,
  }));
  const stored = { weeks: days, undo, redo: [], applied: [] };
  const figuresOf = (document, foodOf) => {
    const menu = { weeks: document.weeks };
    const warnings = menus.restrictionWarnings(menu, ['LACTOSE'], foodOf);
    const kcal = menu.weeks.flat().map((day) => menus.dayTotals(day, foodOf, 100).kcal);
    return { warnings: warnings.length, kcal };
  };
  figuresOf(stored, lookup);
  let stroke = 0;
  return () => {
    // Without memory, as on a first view, the foods are another lookup each time.
    const foodOf = isRemembering ? lookup : (id) => lookup(id);
    const edit = {
      kind: 'REPLACE_FOOD',
      at: { week: stroke % weeks, day: stroke % 7, meal: 'LUNCH' },
      index: 0,
      food: { foodId: `food-${stroke % foods}`, portions: 1 + (stroke % 8) / 2 },
    };
    stroke++;
    const { document } = menus.applyActions(stored, [{ id: `action-${stroke}`, kind: 'EDIT', edit }]);
    const figures = figuresOf(document, foodOf);
    return () => figures.kcal.reduce((sum, each) => sum + each, figures.warnings);
  };
}
