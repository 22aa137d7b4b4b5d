import type { TableColumn } from './TableHead.tsx';

export interface SampleMeal {
  id: string;
  name: string;
  time: string;
  energy: number | null;
  carbohydrate: number;
}

export const sampleMeals: SampleMeal[] = [
  { id: 'breakfast', name: 'Breakfast', time: '08:10', energy: 420, carbohydrate: 52.5 },
  { id: 'snack', name: 'Snack', time: '11:00', energy: 95, carbohydrate: 18 },
  { id: 'lunch', name: 'Lunch', time: '14:20', energy: 780, carbohydrate: 81 },
  { id: 'tea', name: 'Afternoon snack', time: '17:45', energy: null, carbohydrate: 22.5 },
  { id: 'dinner', name: 'Dinner', time: '21:05', energy: 610, carbohydrate: 48 },
];

export const sampleMealColumns: TableColumn<SampleMeal>[] = [
  { id: 'name', header: 'Meal', cell: (meal) => meal.name, isSortable: true, width: '2fr' },
  { id: 'time', header: 'Time', cell: (meal) => meal.time, width: 100 },
  {
    id: 'energy',
    header: 'Energy, kcal',
    cell: (meal) => meal.energy ?? '–',
    value: (meal) => meal.energy,
    align: 'end',
    isSortable: true,
    width: 140,
  },
  {
    id: 'carbohydrate',
    header: 'Carbohydrate, g',
    cell: (meal) => meal.carbohydrate.toFixed(1),
    value: (meal) => meal.carbohydrate,
    align: 'end',
    isSortable: true,
    width: 150,
  },
];
