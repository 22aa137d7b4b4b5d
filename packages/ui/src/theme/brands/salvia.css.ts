import { createBrandTheme } from '../createBrandTheme.ts';
import { salvia } from './salvia.ts';

createBrandTheme('salvia', salvia);
